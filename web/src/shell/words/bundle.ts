/** Fluent files as bundles of messages. A missing message shows its name instead of stopping the game. */
import { FluentBundle, type FluentResource } from "@fluent/bundle";

export type Lang = "en" | "de";
export type Value = string | number;
export const LANGUAGES: readonly Lang[] = ["en", "de"];
/** The messages of one file. */
export type Resource = Pick<FluentResource, "body">;

/** What a Fluent file holds, be it parsed when the client was built or as it was written. */
export async function read(answer: Response): Promise<Resource> {
  const text = await answer.text();
  if (text.startsWith("[")) return { body: JSON.parse(text) as Resource["body"] }; // Fluent never begins so
  return (await import("./parse")).parsed(text);
}

/** Before a number that nothing precedes: no language prints a hyphen there. Squares, (-1,2), are written so. The same in `undercroft/text/bundle.py`. */
const HYPHEN = /(?<![\p{L}\p{N}\u2013,-])-(?=\d)(?!\d+,-?\d+\))/gu;

export class Bundle {
  private readonly fluent: FluentBundle;

  constructor(
    readonly lang: Lang,
    private readonly files: readonly Resource[],
  ) {
    this.fluent = new FluentBundle(lang, { useIsolating: false });
    for (const file of files) this.fluent.addResource(file);
  }

  /** All names of messages that begin so, in the order of the files. */
  names(start: string): string[] {
    return this.files.flatMap(({ body }) => body.map(({ id }) => id)).filter((id) => id.startsWith(start));
  }

  has(name: string): boolean {
    return this.fluent.hasMessage(name);
  }

  /** The message, or one of its attributes, with these arguments. */
  say(name: string, args: Record<string, Value> = {}, attribute = ""): string {
    const message = this.fluent.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return name;
    return this.fluent.formatPattern(pattern, args, []).replace(HYPHEN, "−");
  }
}
