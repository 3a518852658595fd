/** Fluent files as bundles of messages. A missing message shows its name instead of stopping the game. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Lang = "en" | "de";
export type Value = string | number;
export const LANGUAGES: readonly Lang[] = ["en", "de"];

export class Bundle {
  private readonly fluent: FluentBundle;

  constructor(
    readonly lang: Lang,
    readonly sources: readonly string[],
  ) {
    this.fluent = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.fluent.addResource(new FluentResource(source));
  }

  has(name: string): boolean {
    return this.fluent.hasMessage(name);
  }

  /** The message, or one of its attributes, with these arguments. */
  say(name: string, args: Record<string, Value> = {}, attribute = ""): string {
    const message = this.fluent.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return name;
    return this.fluent.formatPattern(pattern, args, []);
  }
}
