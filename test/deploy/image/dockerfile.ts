/** One line of a Dockerfile, such as `COPY . .`; lines that go on are joined. */
export interface Instruction {
  readonly word: string;
  readonly rest: string;
}

/** From one FROM to the next. */
export interface Stage {
  readonly base: string;
  /** What `AS` calls it; empty without one. */
  readonly name: string;
  readonly instructions: readonly Instruction[];
}

/** The stages of a Dockerfile, in their order. */
export function stagesOf(dockerfile: string): readonly Stage[] {
  const [before, ...stages] = dockerfile.split(/^(?=FROM )/m).map(instructionsIn);
  if (before?.length !== 0 || stages.length === 0) throw new Error('a Dockerfile begins with FROM');
  return stages.map(([from, ...instructions]) => {
    const [, base = '', name = ''] = /^(\S+)(?: AS (\S+))?$/.exec(from?.rest ?? '') ?? [];
    return { base, name, instructions };
  });
}

/** The words of an instruction that is written as JSON, of the last such line of the stage. */
export function wordsOf({ instructions }: Stage, word: string): readonly string[] {
  const { rest } = instructions.findLast((instruction) => instruction.word === word) ?? { rest: '' };
  const [list] = /\[.*\]$/.exec(rest) ?? [];
  if (list === undefined) throw new Error(`no ${word} with words in JSON`);
  return JSON.parse(list);
}

function instructionsIn(text: string): readonly Instruction[] {
  const lines = text.replace(/^\s*#.*\n/gm, '').replace(/\\\n\s*/g, '');
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, word = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
      if (word === '') throw new Error(`no instruction of a Dockerfile: ${line}`);
      return { word, rest };
    });
}
