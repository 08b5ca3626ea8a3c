import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { words } from "./words-plugin.ts";

// `npx vite` serves the page while it is being written, with a level8 server running beside it.
const server = process.env.LEVEL8_SERVER ?? "http://127.0.0.1:8008";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), words()],
  base: "./", // the page may lie anywhere on a host
  worker: { format: "es" },
  build: {
    outDir: process.env.LEVEL8_PAGE_INTO ?? "../src/level8/_web",
    emptyOutDir: true,
    // The page's policy allows no data: scripts or fonts, and small files gain nothing by being inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Modules that four or more pages share come in one file: a third of the requests, and packed better.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: "common", test: (id) => !id.includes("virtual:words"), minShareCount: 4 }],
        },
      },
    },
    target: "es2022",
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  // One environment for all files: to make one for each takes three times as long as the tests.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], pool: "threads", isolate: false },
}));
