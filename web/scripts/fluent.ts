// Fluent files are parsed when the client is built, so that a table neither fetches the parser nor waits for it.
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

export function parsedFluent(): Plugin {
  return {
    name: "parsed-fluent",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "asset" && file.fileName.endsWith(".ftl")) file.source = parsed(file.source);
    },
  };
}

function parsed(source: string | Uint8Array): string {
  return JSON.stringify(new FluentResource(Buffer.from(source).toString()).body);
}
