import { lazily } from './lazily.ts';
import { STOP_WORDS, weightyWords } from './name-words.ts';
import { tableText } from './table-text.ts';

/** A line of the table: what one language calls one body, and where it stands in its name. */
interface Body {
  readonly kind: string;
  readonly language: string;
  /** The language tells bodies of two numbers apart. */
  readonly number: string;
  readonly position: 'of' | 'before' | 'behind';
}

/** The words of a name, and those of them that another name does not have. */
export interface WordsApart {
  readonly text: string;
  readonly tokens: readonly string[];
  readonly apart: readonly string[];
}

const bodiesByWords = lazily((): ReadonlyMap<string, readonly Body[]> => {
  const bodies = new Map<string, readonly Body[]>();
  for (const line of tableText('municipalities').trim().split('\n')) {
    const [kind = '', body = '', position = '', words = ''] = line.split(' | ');
    const [language = '', number = ''] = body.split(' ');
    // The data file holds these words and no others; a test reads every line.
    const said = { kind, language, number, position } as Body;
    for (const one of words.split('; ')) bodies.set(one, [...(bodies.get(one) ?? []), said]);
  }
  return bodies;
});

const firstWords = lazily(
  () => new Set([...bodiesByWords().keys()].map((words) => words.split(' ')[0] ?? '')),
);

/** Quickly seen of words that a name alone has: most are of no municipality. */
export function mayBeMunicipality(words: readonly string[]): boolean {
  if (words.length > MOST_WORDS) return false;
  for (const word of words) if (!STOP_WORDS.has(word)) return firstWords().has(word);
  return false;
}

/** As many words as the longest of them has, and as many articles and joints. */
const MOST_WORDS = 5;

/**
 * Whether what two names do not share says one kind of municipality, county or province in two languages, or one body in one: `Mairie
 * de` and `municipality of`, `Stadt` and `City of`. Not two that one language tells apart, `City of` and `Town of`.
 */
export function sayOneMunicipality(left: WordsApart, right: WordsApart): boolean {
  const mine = bodiesOf(left);
  if (mine.length === 0) return false;
  const theirs = bodiesOf(right);
  return mine.some((body) => theirs.some((other) => areOne(body, other)));
}

function areOne(body: Body, other: Body): boolean {
  if (body.kind !== other.kind) return false;
  return body.language !== other.language || body.number === other.number;
}

const NO_BODIES: readonly Body[] = [];

function bodiesOf(words: WordsApart): readonly Body[] {
  const bodies = bodiesByWords().get(weightyWords(words.apart).join(' '));
  return bodies === undefined ? NO_BODIES : bodies.filter((body) => standsThere(body, words));
}

function standsThere({ position }: Body, { text, tokens, apart }: WordsApart): boolean {
  const weighty = weightyWords(apart);
  if (position === 'behind') return tokens.at(-1) === weighty.at(-1);
  if (tokens[0] !== weighty[0]) return false;
  if (position === 'before') return true;
  const next = tokens[tokens.indexOf(weighty.at(-1) ?? '') + 1] ?? '';
  return STOP_WORDS.has(next) || ELIDED.test(text);
}

/** `Ville d'Alès` has no word for its joint. */
const ELIDED = /\bd['’]/i;

/** A name that says a municipality, and nothing but that and the place. */
export interface NameOfTown {
  readonly language: string;
  readonly place: readonly string[];
}

/** Takes `City of Toronto` or `Oslo kommune` apart; undefined of other names. English has its words in front: `Kansas City` is a name. */
export function townIn({ text, tokens }: Pick<WordsApart, 'text' | 'tokens'>): NameOfTown | undefined {
  for (let count = Math.min(MOST_WORDS, tokens.length - 1); count > 0; count--) {
    const parts: readonly [apart: readonly string[], place: readonly string[]][] = [
      [tokens.slice(0, count), tokens.slice(count)],
      [tokens.slice(-count), tokens.slice(0, -count)],
    ];
    for (const [at, [apart, place]] of parts.entries()) {
      if (STOP_WORDS.has(apart.at(-1) ?? '') || !mayBeMunicipality(apart)) continue;
      const body = bodiesOf({ text, tokens, apart }).find(
        ({ kind, language, position }) =>
          kind === 'municipality' &&
          (position === 'behind') === (at === 1) &&
          !(at === 1 && language === 'en'),
      );
      if (body !== undefined) return { language: body.language, place: weightyWords(place) };
    }
  }
  return undefined;
}
