import type { Argument, Option } from 'commander';
import type { NamedThing } from '../../admin/names-in-use.ts';

/**
 * What an option or argument takes, where its choices do not say so: some of these words, joined by commas (`list`);
 * one of these words, with more after it (`before`); or the name of something in the data folder.
 */
export type TakenValues =
  | { readonly words: readonly string[] }
  | { readonly list: readonly string[] }
  | { readonly before: readonly string[] }
  | { readonly namesOf: NamedThing };

const TAKEN = new WeakMap<Option | Argument, TakenValues>();

/** Says what the option or argument takes, for those who press Tab (`core completion`). */
export function taking<T extends Option | Argument>(one: T, values: TakenValues): T {
  TAKEN.set(one, values);
  return one;
}

/** What was said of it with `taking`. */
export function takenBy(one: Option | Argument): TakenValues | undefined {
  return TAKEN.get(one);
}
