import type { Context } from '../context.ts';

interface Told {
  readonly json: () => Readonly<Record<string, unknown>>;
  readonly lines: () => readonly string[];
}

/** Tells how a run went: for people on standard error, and with --json as one object on standard output, unless rows stand there. */
export function tellRun({ json, lines }: Told, context: Context, isStandardOutputTaken: boolean): void {
  if (context.isJson) {
    const text = `${JSON.stringify(json())}\n`;
    if (!isStandardOutputTaken) context.print(text);
    else if (!context.isQuiet) context.stderr.write(text);
    return;
  }
  for (const line of lines()) context.say(line);
}
