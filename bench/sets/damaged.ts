import type { SourceRecord } from '../../dist/resolution/records/source-record.js';
import { countryCode } from '../../dist/resolution/tables/countries.js';
import { seededRandom } from '../random.ts';
import { byHash, hashOf } from './by-hash.ts';
import { damageName } from './damage-name.ts';
import { isAbroad } from './likeness.ts';
import { mistakenTest } from './mistaken.ts';
import { plainWords } from './plain-name.ts';
import { rowOf, type SharedData } from './shared-data.ts';
import { twinFinder } from './twins.ts';
import type { LabelledSet } from './write-set.ts';

const QUERIES = 2500;

interface DamagedRow {
  readonly company: SourceRecord;
  readonly text: string;
  readonly hasPlace: boolean;
}

/** Names as people damage them in a CRM, made by a program, against filers and the companies of ROR without aliases. */
export function damaged({ sec, ror }: SharedData): LabelledSet {
  const companies = [...sec, ...withoutFilers(ror.filter(isCompany), sec)];
  const namesakes = groupsBy(plainKey, companies);
  const rows = damagedRows(companies, namesakes);
  return {
    name: 'damaged',
    reference: companies.map((company) => ({ ...rowOf(company), aliases: '' })),
    queries: rows.map(({ company: { id, city = '', country = '' }, text, hasPlace }) => ({
      ...{ external_id: `damaged-${id}`, name: text },
      ...(hasPlace ? { city, country } : {}),
    })),
    truth: rows.map(({ company, hasPlace }) => ({
      external_id: `damaged-${company.id}`,
      expected_id: company.id,
      accept_ids: hasPlace ? [] : othersIn(namesakes.get(plainKey(company)), company).map(({ id }) => id),
    })),
  };
}

/** One row of each of the companies that no other of the country could be taken for. */
function damagedRows(
  companies: readonly SourceRecord[],
  namesakes: ReadonlyMap<string, readonly SourceRecord[]>,
): readonly DamagedRow[] {
  const twinsOf = twinFinder(companies.map(currentOnly));
  const isAlone = (company: SourceRecord) =>
    twinsOf(company).length === 0 &&
    othersIn(namesakes.get(plainKey(company)), company).every((other) => isAbroad(company, other));
  const isMistaken = mistakenTest(companies);
  const rows: DamagedRow[] = [];
  for (const company of byHash('damaged companies', companies.filter(isAlone), ({ id }) => id)) {
    if (rows.length === QUERIES) break;
    const seed = Number.parseInt(hashOf(`damaged ${company.id}`).slice(0, 8), 16);
    const name = { name: shownName(company), country: countryCode(company.country ?? '') };
    const hasBranches = (namesakes.get(plainKey(company)) ?? []).length > 1;
    const wanted = damageName(
      name,
      seededRandom(seed),
      (result) => !isMistaken(company, result) && !(hasBranches && result.text.endsWith(' office')),
    );
    // Half of all rows: a twelfth of the companies has no city or no country.
    const isPlaced = company.city !== undefined && company.country !== undefined;
    if (wanted) rows.push({ company, text: wanted.text, hasPlace: isPlaced && seed % 11 < 6 });
  }
  return rows;
}

/** ROR has many of the filers, under a shorter or longer name (`Abbott`) or `A.O. Smith` for `SMITH A O`: one row is enough. */
function withoutFilers(ror: readonly SourceRecord[], sec: readonly SourceRecord[]): readonly SourceRecord[] {
  const filers = sec.flatMap(spellingsOf);
  const whole = new Set(filers.map((words) => words.join(' ')));
  const begun = new Set(filers.flatMap(beginningsOf));
  const turned = new Set(filers.map((words) => words.toSorted().join(' ')));
  const isFiler = (words: readonly string[]) =>
    begun.has(words.join(' ')) ||
    turned.has(words.toSorted().join(' ')) ||
    beginningsOf(words).some((beginning) => whole.has(beginning));
  return ror.filter((company) => !spellingsOf(company).some(isFiler));
}

function beginningsOf(words: readonly string[]): readonly string[] {
  return words.map((_, index) => words.slice(0, index + 1).join(' '));
}

function spellingsOf({ names }: SourceRecord): readonly (readonly string[])[] {
  return names.filter(({ kind }) => kind !== 'acronym').map(({ value }) => plainWords(value));
}

function currentOnly(company: SourceRecord): SourceRecord {
  return { ...company, names: company.names.slice(0, 1) };
}

function isCompany({ category }: SourceRecord): boolean {
  return category === 'Company';
}

function othersIn(group: readonly SourceRecord[] = [], company: SourceRecord): readonly SourceRecord[] {
  return group.filter((other) => other !== company);
}

function groupsBy(
  keyOf: (company: SourceRecord) => string,
  companies: readonly SourceRecord[],
): ReadonlyMap<string, readonly SourceRecord[]> {
  const groups = new Map<string, SourceRecord[]>();
  for (const company of companies) {
    const key = keyOf(company);
    groups.set(key, [...(groups.get(key) ?? []), company]);
  }
  return groups;
}

function plainKey(company: SourceRecord): string {
  return plainWords(shownName(company)).join('');
}

function shownName({ names }: SourceRecord): string {
  return names[0]?.value ?? '';
}
