/** Reads Fluent's own notation. Built files are parsed already; what the server brings, and a server for development, is not. */
import { FluentResource } from "@fluent/bundle";
import type { Resource } from "./bundle";

export function parsed(source: string): Resource {
  return new FluentResource(source);
}
