import { nameWords } from '../sets/name-key.ts';
import { type CsvRow, readRows, readTruth, type TruthRow } from './csv-rows.ts';
import type { SetFiles } from './labelled-sets.ts';

/** Legal forms and small words: sharing these is no likeness. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  `inc incorporated corp corporation co company companies ltd limited llc llp lp plc gmbh mbh ag kg kgaa ohg se sa sas sarl srl spa snc
  bv nv vof ab as asa aps oy oyj kk pty pte pvt private bhd sdn tbk pt ltda holding holdings group the and of de et und y e`.split(
    /\s+/,
  ),
);

/** How large a set is, and what limits its figures. */
export interface SetFacts {
  readonly reference: number;
  readonly rows: number;
  readonly answerable: number;
  /** Share of the answerable rows whose name has no word of any name of a right answer, but for empty words. */
  readonly wordless: number;
  /** Share of the answerable rows that belong to the most frequent answer. */
  readonly largest: number;
}

/** Counts the rows of a set. */
export function factsOf({ reference, queries, truth }: SetFiles): SetFacts {
  const entities = new Map(readRows(reference).map((row) => [row.id ?? '', row]));
  const names = new Map(readRows(queries).map((row) => [row.external_id ?? '', row.name ?? '']));
  const answers = readTruth(truth);
  const answerable = answers.filter(({ expectedId }) => expectedId !== '');
  const isWordless = ({ externalId, right }: TruthRow) => {
    const words = wordsOf(names.get(externalId) ?? '');
    const known = new Set(right.flatMap((id) => namesOf(entities.get(id)).flatMap(wordsOf)));
    return !words.some((word) => known.has(word));
  };
  return {
    reference: entities.size,
    rows: answers.length,
    answerable: answerable.length,
    wordless: answerable.filter(isWordless).length / answerable.length,
    largest: mostFrequent(answerable.map(({ expectedId }) => expectedId)) / answerable.length,
  };
}

function namesOf(row: CsvRow | undefined): readonly string[] {
  return [row?.name ?? '', ...(row?.aliases ?? '').split('|')];
}

function wordsOf(name: string): readonly string[] {
  return nameWords(name).filter((word) => !EMPTY_WORDS.has(word));
}

function mostFrequent(ids: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return Math.max(...counts.values());
}
