"""Circles of imports."""


def circle(graph: dict[str, set[str]]) -> list[str]:
    """A circle of imports, from a module back to itself; empty if there is none."""
    done: set[str] = set()

    def search(module: str, path: list[str]) -> list[str]:
        if module in path:
            return [*path[path.index(module) :], module]
        if module in done:
            return []
        for imported in sorted(graph[module]):
            found = search(imported, [*path, module])
            if found:
                return found
        done.add(module)
        return []

    return next((found for module in sorted(graph) if (found := search(module, []))), [])
