import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { parsedFluent } from "./scripts/fluent";
import { smaller } from "./scripts/smaller";

const SERVER = "http://127.0.0.1:8765"; // `undercroft serve` beside `npm run dev`

// What every table needs at once lies in one file, with the libraries: few large files compress better than many small
// ones, and a table opened from the home page has its code already. What is opened later, and the layouts that do not
// fit the screen, stay apart.
const LATER =
  "ActionColumn|Chat|Clock|Decision|End|Folded|Heading|HintAnswer|Log|Menu|Middle|Narrow|NotPossible|OnlyYou|PlayerStrip|RulesDrawer|scenes|Sheet|Side|Sight|Since|skips|Tabs|Takeback|Telling|time|Toasts|turns|Waiting|Watchers|WhyNot|Wide|ahead|aim|focus|keeping|sight";
const TABLE = new RegExp(
  `src/shell/(router|ui/scrolls|table/(?!${LATER})|net/(link|past|browser)|words/(texts|marks|seats))`,
);
// What a board shows later lies in its folder `later/`, a page of its own in `page/`, the front of its box, which the home
// page shows, in `box/`; the rest comes with the board, and nothing besides, for no other page shall need a board's file.
// What every board needs lies in `games/common`, what only some need in a folder of it, and that is a file of its own.
const COMMON = /src\/games\/common\/[^/]+$/;
const PIECE = /src\/games\/common\/(?!later\/)(\w+)\//;
const BOARD = /src\/games\/(\w+)\/(?!later\/|page\/|box\/)/;
const SVELTE = /node_modules\/svelte\//;
// Svelte's means for forms, which a table does not have at first, and for transitions, which few boards use at first.
const FORMS = /svelte\/src\/internal\/client\/dom\/elements\/bindings\/(select|input)/;
const MOTION = /svelte\/src\/(internal\/client\/dom\/elements\/transitions|transition\/|animate\/)/;
const UNUSED_AT_FIRST = new RegExp(`${FORMS.source}|${MOTION.source}`);
const WIDE = /src\/shell\/table\/(ActionColumn|Decision|Log|Side|Wide)/; // not of a phone
const BESIDE = /src\/shell\/(about\/|table\/WhyNot|ui\/beside)/i; // what stands beside things and explains them
const NARROW = /src\/shell\/table\/(Narrow|PlayerStrip|Sheet|Tabs)/;

// Nothing in the first load compresses as badly as the two hundred names of other files: fewer signs tell builds apart, too.
const SCRIPT = "assets/[name]-[hash:7].js"; // the bundler takes no less
const OTHER = "assets/[name]-[hash:5][extname]";

export default defineConfig({
  plugins: [svelte(), parsedFluent(), smaller()],
  build: {
    outDir: "dist",
    sourcemap: false,
    target: "es2022",
    modulePreload: {
      polyfill: false, // a browser that cannot fetch ahead fetches in time
      // Each file carries the names of all that its later parts need. Scripts find theirs by themselves, but for the
      // board, which waits for nothing; styles do not.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === "html" ? needed : needed.filter((name) => name.endsWith(".css") || name.includes("/board-")),
    },
    assetsInlineLimit: 0, // texts, icons and fonts stay files of their own, never inside the script
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: UNUSED_AT_FIRST, sideEffects: false }] }, // or the table would fetch them for nothing
      output: {
        entryFileNames: SCRIPT,
        chunkFileNames: SCRIPT,
        assetFileNames: OTHER,
        codeSplitting: {
          groups: [
            { name: "forms", test: FORMS, includeDependenciesRecursively: false },
            { name: "motion", test: MOTION, includeDependenciesRecursively: false },
            { name: "table", test: TABLE },
            { name: "wide", test: WIDE },
            { name: "narrow", test: NARROW },
            { name: "beside", test: BESIDE, includeDependenciesRecursively: false },
            { name: "board-common", test: COMMON },
            { name: (id) => `board-${PIECE.exec(id)?.[1]}`, test: PIECE, debugName: "piece" },
            {
              name: (id) => `board-${BOARD.exec(id)?.[1]}`,
              test: BOARD,
              includeDependenciesRecursively: false,
              debugName: "board",
            },
            { name: "board-common", test: SVELTE },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // Fluent files of the games lie in the Python tree
    proxy: {
      "/api": SERVER,
      "/enter": SERVER,
      "/ws": { target: SERVER, ws: true },
    },
  },
  test: { include: ["tests/**/*.test.ts", "src/**/*.test.ts"], environment: "node" },
});
