import type { Command, Option } from 'commander';
import { CoreError } from '../../contract/errors.ts';
import { takenBy } from './taken-values.ts';

/**
 * Commander keeps the last value of an option that is given several times, and drops the others without a word: a gate that was
 * asked for is no longer there. Of options that take a list all values count, and of others a second value is an error.
 */
export function givenOnce(command: Command): void {
  command.options.filter(takesOneValue).forEach(keepAll);
  command.commands.forEach(givenOnce);
}

/** An option with a parser of its own is handed what was given before, and gathers it. */
function takesOneValue({ required, optional, variadic, parseArg, argChoices }: Option): boolean {
  const gathers = parseArg !== undefined && argChoices === undefined;
  return (required || optional) && !variadic && !gathers;
}

function keepAll(option: Option): void {
  const read = option.parseArg;
  const isList = 'list' in (takenBy(option) ?? {});
  let given: string | undefined;
  option.argParser((value: string, previous: unknown) => {
    if (given !== undefined && given !== value && !isList) throw twice(option, given, value);
    given = given === undefined || given === value ? value : `${given},${value}`;
    // How commander reads the value, as where it may be one of a few.
    return read === undefined ? given : read(given, previous as never);
  });
}

function twice({ long, short, attributeName }: Option, earlier: string, value: string): CoreError {
  const name = long ?? short ?? attributeName();
  return new CoreError('USAGE', `${name} is there twice: ${earlier}, then ${value}`, {
    field: name,
    fix: 'Give it once.',
  });
}
