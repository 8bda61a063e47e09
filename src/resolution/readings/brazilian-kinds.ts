import { lazily } from '../tables/lazily.ts';
import { postalStates } from '../tables/postal-states.ts';
import { tableText } from '../tables/table-text.ts';

const BRAZIL = 'BR';

const kinds = lazily(
  () =>
    new Map(
      tableText('brazilian-kinds')
        .trim()
        .split('\n')
        .map((line): [string, readonly string[]] => {
          const [letters = '', meanings = ''] = line.split(': ');
          return [letters, meanings.split('; ')];
        }),
    ),
);

const states = lazily(() => new Map(postalStates(BRAZIL).map(({ code, name }) => [code, name])));
/** Letters may mean two things, and a name is read in as many ways. */
const mostMeanings = lazily(() => Math.max(...[...kinds().values()].map(({ length }) => length)));
const kindPattern = lazily(
  () =>
    new RegExp(
      String.raw`(?<![\p{L}\p{N}.&'’])(?:${[...kinds().keys()].join('|')})(?![\p{L}\p{N}&'’])\.?`,
      'giu',
    ),
);
const STATE = /(?<=\best(?:ado)?\.?\s+d[aeo]s?\s+)\p{Lu}{2}(?!\p{L})/giu;
const DOT = /\.$/;

/** What the first word of what is written out may be, in capitals. */
export function brazilianKindWords(): readonly string[] {
  return [...kinds().keys(), 'ESTADO'];
}

/** `Kudzwa DTVM` as Kudzwa Distribuidora de Títulos e Valores Mobiliários, and `Banco do Est. de SE` as Banco do Estado de Sergipe. */
export function brazilianReadings(country: string): readonly ((text: string) => string)[] {
  if (country !== BRAZIL) return [];
  return Array.from({ length: mostMeanings() }, (_, at) => (text: string) => writtenOut(text, at));
}

function writtenOut(text: string, at: number): string {
  const withStates = text.replace(STATE, (code) => states().get(code.toUpperCase()) ?? code);
  return withStates.replace(kindPattern(), (found) => {
    const meanings = kinds().get(found.replace(DOT, '').toUpperCase()) ?? [];
    return meanings[at] ?? meanings[0] ?? found;
  });
}
