import { fold } from '../names/fold.ts';
import { lazily } from '../tables/lazily.ts';
import { tableText } from '../tables/table-text.ts';

/** A line of the table: one way in which the towns of some countries are called, among others. */
interface TownHall {
  readonly countries: readonly string[];
  readonly readAs: string;
  readonly before: readonly string[];
  readonly names: readonly string[];
  readonly leftOut: readonly string[];
  readonly following: readonly string[];
}

const townHalls = lazily((): readonly TownHall[] =>
  tableText('town-halls')
    .trim()
    .split('\n')
    .map((line) => {
      const [countries = '', readAs = '', ...lists] = line.split('|').map((cell) => cell.trim());
      const [before = [], names = [], leftOut = [], following = []] = lists.map((list) =>
        list === '' ? [] : list.split('; '),
      );
      return { countries: countries.split(' '), readAs, before, names, leftOut, following };
    }),
);

const patterns = lazily(() => townHalls().map((townHall) => ({ ...townHall, pattern: patternOf(townHall) })));

/** What the first word of such a name may be, in capitals. */
export function townHallWords(): readonly string[] {
  return townHalls()
    .flatMap(({ before, names }) => [...before, ...names])
    .flatMap((name) => {
      const [first = ''] = name.split(/[ .]/);
      return [first.replace('-', ''), first.replace(/-.*/, '')];
    })
    .flatMap((word) => [word.toUpperCase(), fold(word).toUpperCase()]);
}

/** The name as most write it, `Stadt München` for `Landeshauptstadt München`; the same text where it says no such thing. */
export function townHallReadings(country: string): readonly ((text: string) => string)[] {
  return patterns()
    .filter(({ countries }) => countries.includes(country))
    .map(
      ({ pattern, readAs }) =>
        (text) =>
          text.replace(pattern, `${readAs} `),
    );
}

/** What begins the name, up to the town or the word that has to follow. */
function patternOf({ before, names, leftOut, following }: TownHall): RegExp {
  const next = following.length === 0 ? String.raw`\p{L}` : following.map(followedBy).join('|');
  return new RegExp(`^${maybe(before)}(?:${anyOf(names)})\\s+${maybe(leftOut)}(?=${next})`, 'iu');
}

function maybe(words: readonly string[]): string {
  return words.length === 0 ? '' : String.raw`(?:(?:${anyOf(words)})\s+)?`;
}

function anyOf(words: readonly string[]): string {
  return words.map(asTyped).join('|');
}

/** `de` before a blank, `d'` before anything. */
function followedBy(word: string): string {
  return word.endsWith("'") ? `${word.slice(0, -1)}['’]` : String.raw`${word}\s`;
}

/** Full stops, accents and hyphens may be missing. */
function asTyped(words: string): string {
  return words
    .replaceAll('.', String.raw`\.?`)
    .replaceAll('-', String.raw`-?\s?`)
    .replaceAll(' ', String.raw`\s+`)
    .replace(/ß|[à-ÿ]/g, (letter) => `(?:${letter}|${fold(letter)})`);
}
