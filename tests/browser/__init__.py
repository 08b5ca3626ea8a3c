"""The pages in a real browser. A package, so that the browser is closed before any other tests run."""
