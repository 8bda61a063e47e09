import type { Command, CommanderError } from 'commander';
import { CoreError } from '../contract/errors.ts';

/** Gives the errors of commander the form of all others; help and versions pass as they are. */
export function throwUsageError(command: Command): (error: CommanderError) => never {
  return (error) => {
    if (error.exitCode === 0 || error.code === 'commander.help') throw error;
    // Below the message commander writes what may have been meant.
    const message = error.message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' ');
    const field = /--[\w-]+/.exec(message)?.[0] ?? /'(\S+?)'/.exec(message)?.[1];
    throw new CoreError('USAGE', message, {
      ...(field !== undefined && { field }),
      fix: `Run ${pathOf(command)} --help to see how it is called.`,
    });
  };
}

function pathOf(command: Command): string {
  return command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`;
}
