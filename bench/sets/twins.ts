import type { SourceRecord } from '../../dist/resolution/records/source-record.js';
import { bearersBy, othersOf } from './bearers.ts';
import { nameKey } from './name-key.ts';

/** Registers have some companies twice: another of the same country with one of the names letter by letter is right as well. */
export function twinFinder(companies: readonly SourceRecord[]): (company: SourceRecord) => readonly string[] {
  const spelled = companies.map((company) => ({
    ...company,
    names: company.names.filter(({ kind }) => kind !== 'acronym'),
  }));
  const bearers = bearersBy(nameKey, spelled);
  const countries = new Map(companies.map(({ id, country }) => [id, country]));
  const namesOf = new Map(spelled.map(({ id, names }) => [id, names]));
  return ({ id, country }) => {
    const namesakes = (namesOf.get(id) ?? []).flatMap(({ value }) =>
      othersOf(bearers.get(nameKey(value)), id),
    );
    return [...new Set(namesakes)].filter((other) => countries.get(other) === country);
  };
}
