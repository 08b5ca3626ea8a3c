"""The pages in a real browser. It is a package, so that the browser is closed before other tests run."""
