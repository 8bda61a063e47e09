import type { Command, CommanderError } from 'commander';
import { distance } from 'fastest-levenshtein';
import { CoreError } from '../../contract/errors.ts';

/** What commander refuses of a command line: what is wrong, then what was meant or where the options are told. */
export function usageError({ message, code }: CommanderError, command: Command): CoreError {
  const [stray] = command.args;
  // Reached without being named, it is the default of its group, and the word was meant for a command.
  const isDefault = !process.argv.includes(command.name());
  if (code === 'commander.excessArguments' && isDefault && command.parent !== null && stray !== undefined)
    return unknownCommand(stray, command.parent);
  const [problem = '', meant] = message.replace(/^error: /, '').split('\n');
  const field = /--[\w-]+/.exec(problem)?.[0] ?? /'(\S+?)'/.exec(problem)?.[1];
  return new CoreError('USAGE', problem, {
    ...(field !== undefined && { field }),
    fix: meant?.replace(/^\((.*)\)$/, '$1') ?? helpFix(command),
  });
}

/** Moves the word help behind the command that it asks about: `help jobs list` becomes `jobs list --help`. */
export function helpLast(words: readonly string[], program: Command): readonly string[] {
  let command = program;
  for (const [at, word] of words.entries()) {
    if (word === 'help') return [...words.slice(0, at), ...words.slice(at + 1), '--help'];
    const next = commandOf(command, word);
    if (next === undefined) return words;
    command = next;
  }
  return words;
}

/** Throws USAGE when help was asked for a command that is not there. */
export function checkHelpPath(program: Command): void {
  let command = program;
  for (const word of program.args) {
    if (word === 'help') continue;
    if (word.startsWith('-') || command.commands.length === 0) return;
    const next = commandOf(command, word);
    // What a command with arguments does not know is one of them: `core review FILE --help`.
    if (next === undefined && command.registeredArguments.length > 0) return;
    if (next === undefined) throw unknownCommand(word, command);
    command = next;
  }
}

function unknownCommand(word: string, group: Command): CoreError {
  const [nearest] = group.commands
    .map((command) => ({ name: command.name(), edits: distance(word, command.name()) }))
    .toSorted((one, other) => one.edits - other.edits);
  const isNear = nearest !== undefined && nearest.edits <= Math.min(3, word.length / 2);
  const fix = isNear ? `Did you mean ${nearest.name}?` : helpFix(group);
  return new CoreError('USAGE', `unknown command '${word}'`, { fix });
}

function commandOf(group: Command, word: string): Command | undefined {
  return group.commands.find((command) => command.name() === word);
}

function helpFix(command: Command): string {
  return `Run ${pathOf(command)} --help to see what there is.`;
}

function pathOf(command: Command): string {
  return command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`;
}
