import type { Argument, Command, Option } from 'commander';
import { type TakenValues, takenBy } from '../config/taken-values.ts';

/** A command as completion knows it: what `npm run build` writes of the command line into a file. */
export interface CompletedCommand {
  readonly name: string;
  readonly about: string;
  readonly commands: readonly CompletedCommand[];
  readonly options: readonly CompletedOption[];
  /** What stands in each place; the last one is for all further places when it repeats. */
  readonly places: readonly CompletedPlace[];
}

export interface CompletedOption {
  /** `--format` and, where there is one, `-f`. */
  readonly flags: readonly string[];
  readonly about: string;
  /** Undefined for an option without a value. */
  readonly value?: CompletedValue;
}

interface CompletedPlace {
  readonly value: CompletedValue;
  readonly repeats: boolean;
}

/** `nothing`: a value that nobody can know. */
export type CompletedValue =
  | TakenValues
  | { readonly files: true }
  | { readonly folders: true }
  | { readonly nothing: true };

/** Describes a command and all below it. */
export function completedCommand(command: Command): CompletedCommand {
  return {
    name: command.name(),
    about: command.description(),
    commands: command.commands.map(completedCommand),
    options: command.options.filter(({ hidden }) => !hidden).map(completedOption),
    places: command.registeredArguments.map((one) => ({
      value: takenValue(one, one.name()),
      repeats: one.variadic,
    })),
  };
}

function completedOption(option: Option): CompletedOption {
  const flags = [option.long, option.short].filter((flag) => flag !== undefined);
  const about = option.description;
  if (!option.required && !option.optional) return { flags, about };
  const [, placeholder = ''] = /[<[]([^>\]]*)/.exec(option.flags) ?? [];
  return { flags, about, value: takenValue(option, placeholder) };
}

/** By what was said of it, its choices, or the word that stands for it in its help. */
function takenValue(one: Option | Argument, placeholder: string): CompletedValue {
  const taken = takenBy(one);
  if (taken !== undefined) return taken;
  if (one.argChoices !== undefined) return { words: one.argChoices };
  const name = placeholder.replace(/\.{3}$/, '');
  if (/^(?:file|files|accounts)$/.test(name)) return { files: true };
  return /^folder$/.test(name) ? { folders: true } : { nothing: true };
}
