import type { NamedThing } from '../../admin/names-in-use.ts';
import type { CompletedCommand, CompletedOption, CompletedValue } from './completed-command.ts';

/** One way to go on, and what it means where that is told. */
export interface Candidate {
  readonly text: string;
  readonly about: string;
}

/** What may stand at the cursor; with `open` more of the same word may follow. */
export type Completion =
  | { readonly kind: 'words' | 'open'; readonly candidates: readonly Candidate[] }
  | { readonly kind: 'files' | 'folders' };

/** Names of things in the data folder; it is named where the words name one. */
export type NamesOf = (thing: NamedThing, dataDir: string | undefined) => readonly string[];

/** Completes the last of the words after `core`, which may be empty. */
export function complete(program: CompletedCommand, words: readonly string[], namesOf: NamesOf): Completion {
  const read = readWords(program, words.slice(0, -1));
  const current = words.at(-1) ?? '';
  const names = (thing: NamedThing) => namesOf(thing, read.dataDir);
  if (read.awaited !== undefined) return completeValue(read.awaited, current, names);
  const [, flag, begun] = /^(--[^=]+)=(.*)$/s.exec(current) ?? [];
  if (flag !== undefined && !read.isAfterDashes) {
    const value = optionOf(read.options, flag)?.value ?? { nothing: true };
    return prefixed(completeValue(value, begun ?? '', names), `${flag}=`);
  }
  if (current.startsWith('-') && !read.isAfterDashes) return matching(flagsOf(read.options), current);
  const { command, place } = read;
  if (command.commands.length > 0 && place === 0)
    return matching(
      command.commands.map(({ name, about }) => ({ text: name, about })),
      current,
    );
  const last = command.places.at(-1);
  const value = command.places[place]?.value ?? (last?.repeats === true ? last.value : undefined);
  return completeValue(value ?? { nothing: true }, current, names);
}

interface ReadWords {
  readonly command: CompletedCommand;
  /** Those of the command and of all above it. */
  readonly options: readonly CompletedOption[];
  /** How many arguments the command has been given. */
  readonly place: number;
  /** The option before the cursor waits for this. */
  readonly awaited: CompletedValue | undefined;
  readonly isAfterDashes: boolean;
  readonly dataDir: string | undefined;
}

function readWords(program: CompletedCommand, words: readonly string[]): ReadWords {
  let command = program;
  let options = program.options;
  let place = 0;
  let awaited: CompletedOption | undefined;
  let isAfterDashes = false;
  let dataDir: string | undefined;
  for (const word of words) {
    if (awaited !== undefined) {
      if (awaited.flags.includes('--data-dir')) dataDir = word;
      awaited = undefined;
    } else if (word === '--' && !isAfterDashes) isAfterDashes = true;
    else if (word.startsWith('-') && word !== '-' && !isAfterDashes) {
      if (word.startsWith('--data-dir=')) dataDir = word.slice('--data-dir='.length);
      const option = optionOf(options, word);
      awaited = option?.value === undefined ? undefined : option;
    } else {
      const inner = place === 0 ? command.commands.find(({ name }) => name === word) : undefined;
      if (inner === undefined) place++;
      else {
        command = inner;
        options = [...inner.options, ...options];
      }
    }
  }
  return { command, options, place, awaited: awaited?.value, isAfterDashes, dataDir };
}

function optionOf(options: readonly CompletedOption[], flag: string): CompletedOption | undefined {
  return options.find(({ flags }) => flags.includes(flag));
}

function flagsOf(options: readonly CompletedOption[]): readonly Candidate[] {
  const long = options.map(({ flags: [flag = ''], about }) => ({ text: flag, about }));
  const all = [...long, { text: '--help', about: 'what the command does and takes' }];
  // Of an option that core has and a command too, what the command says counts: it comes first.
  return [...new Map(all.toReversed().map((one) => [one.text, one])).values()].toReversed();
}

function completeValue(
  value: CompletedValue,
  current: string,
  names: (thing: NamedThing) => readonly string[],
): Completion {
  if ('files' in value) return { kind: 'files' };
  if ('folders' in value) return { kind: 'folders' };
  if ('words' in value) return matching(plain(value.words), current);
  if ('namesOf' in value) return matching(plain(names(value.namesOf)), current);
  if ('before' in value) return open(matching(plain(value.before.map((word) => `${word}=`)), current));
  if ('list' in value) return completeList(value.list, current);
  return { kind: 'words', candidates: [] };
}

/** What stands before the last comma stays; each word once. */
function completeList(words: readonly string[], current: string): Completion {
  const at = current.lastIndexOf(',') + 1;
  const taken = current.slice(0, at);
  const left = words.filter((word) => !taken.split(',').includes(word));
  return open(prefixed(matching(plain(left), current.slice(at)), taken));
}

function plain(words: readonly string[]): readonly Candidate[] {
  return words.map((text) => ({ text, about: '' }));
}

function matching(candidates: readonly Candidate[], current: string): Completion {
  return { kind: 'words', candidates: candidates.filter(({ text }) => text.startsWith(current)) };
}

function open(completion: Completion): Completion {
  return completion.kind === 'words' ? { ...completion, kind: 'open' } : completion;
}

function prefixed(completion: Completion, before: string): Completion {
  if (!('candidates' in completion)) return completion;
  const candidates = completion.candidates.map(({ text, about }) => ({ text: before + text, about }));
  return { ...completion, candidates };
}
