/** What prettier and the compilers do not see. Types are asked for where TypeScript alone is spoken: it costs seconds. */
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["dist/", "node_modules/", "src/generated/"] },
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      eqeqeq: "error",
      "svelte/no-useless-mustaches": "off", // {" "} is how prettier keeps a blank
      "svelte/prefer-svelte-reactivity": "off", // our sets and maps are replaced as a whole, or nobody watches them
    },
  },
  {
    files: ["src/**/*.ts", "tests/**/*.ts"],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
    rules: { "@typescript-eslint/no-base-to-string": "off" }, // ids of views and news are typed as any JSON
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"] } },
  },
);
