/** A block of commands in a document, and what the document says that they print. */
export interface ShellBlock {
  /** Of its first command. */
  readonly line: number;
  readonly commands: string;
  /** Empty when nothing is shown. */
  readonly shown: string;
}

/** The blocks of `sh` in their order, each with the block of another language that comes next, if one does before more commands. */
export function shellBlocksOf(markdown: string): readonly ShellBlock[] {
  const fences = [...markdown.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(
    ({ 1: language = '', 2: text = '', index }) => ({ language, text, index }),
  );
  return fences.flatMap(({ language, text, index }, at) => {
    if (language !== 'sh') return [];
    const next = fences[at + 1];
    const shown = next === undefined || next.language === 'sh' ? '' : next.text;
    return [{ line: markdown.slice(0, index).split('\n').length + 1, commands: text, shown }];
  });
}

/** One script of all blocks, so that they share variables and folder; a line of its own on standard output stands before each. */
export function scriptOf(blocks: readonly ShellBlock[], mark: string): string {
  return blocks.map(({ commands }, at) => `printf '\n${mark} ${at}\n'\n${commands}\n`).join('');
}

/** What each of the blocks printed. */
export function printedOf(stdout: string, mark: string): readonly string[] {
  const parts = stdout.split(new RegExp(`^${mark} \\d+\\n`, 'm')).slice(1);
  return parts.map((part) => part.replace(/\n$/, ''));
}

/** Whether it was printed as it is shown; `…` stands for any text, and how wide a gap is does not matter. */
export function isAsShown(printed: string, shown: string): boolean {
  const parts = tidied(shown).split('…').map(escaped);
  return new RegExp(`^${parts.join('[\\s\\S]*?')}$`).test(tidied(printed));
}

function tidied(text: string): string {
  return text
    .replace(/[ \t\r]+/g, ' ')
    .replace(/ $/gm, '')
    .trim();
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
