import { describe, expect, it } from 'vitest';
import { normaliseWebsite } from '../../src/resolution/records/normalise-website.ts';
import type { SourceRecord } from '../../src/resolution/records/source-record.ts';
import { countryName } from '../../src/resolution/tables/countries.ts';
import { starter } from '../../src/sources/importers/starter.ts';
import { imported } from '../sources/importers/imported.ts';

const { records, rejected } = await imported(starter, []);
const byId = new Map(records.map((record) => [record.id, record]));

describe('the starter universe', () => {
  it('has at least 600 companies, all readable, each with an id of its own', () => {
    expect(rejected).toEqual([]);
    expect(records.length).toBeGreaterThanOrEqual(600);
    expect(byId.size).toBe(records.length);
  });

  it('names parents and successors that it has too, none of them the company itself', () => {
    const relations = records.flatMap(({ id, relations }) =>
      relations.map((relation) => ({ of: id, ...relation })),
    );
    expect(relations.length).toBeGreaterThan(200);
    expect(relations.filter(({ of, id }) => id === of || !byId.has(id))).toEqual([]);
  });

  it('has no company above itself', () => {
    expect(records.filter((record) => ancestorsOf(record).includes(record.id))).toEqual([]);
  });

  it('knows owners by name that it does not have itself', () => {
    const shown = new Set(records.flatMap(({ names }) => names.map(({ value }) => value.toLowerCase())));
    const owners = records.flatMap(({ parentExceptions = [] }) =>
      parentExceptions.flatMap(({ owner }) => owner ?? []),
    );
    expect(owners.length).toBeGreaterThan(50);
    expect(owners.filter((owner) => shown.has(owner.toLowerCase()))).toEqual([]);
  });

  it('calls no head of a group a holding that bears the name of the business it runs', () => {
    const wrong = records.filter(
      (head) =>
        head.subcategory === 'HoldCo/Investment' &&
        !HOLDS.test(head.industry ?? '') &&
        records.some((record) => parentOf(record) === head.id && sharesName(record, head)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('calls houses of private equity holdings', () => {
    const houses = records.filter(({ industry }) => industry === 'Private equity');
    expect(houses.length).toBeGreaterThan(3);
    expect(houses.filter(({ subcategory }) => subcategory !== 'HoldCo/Investment')).toEqual([]);
  });

  it('gives no domain to two companies', () => {
    const owners = new Map<string, Set<string>>();
    for (const { id, websites } of records)
      for (const website of websites) {
        const domain = normaliseWebsite(website)?.domain ?? `${website} of ${id} is no website`;
        owners.set(domain, (owners.get(domain) ?? new Set()).add(id));
      }
    const bad = [...owners].filter(([domain, ids]) => ids.size > 1 || domain.endsWith(' is no website'));
    expect(bad.map(([domain, ids]) => [domain, ...ids])).toEqual([]);
    expect(owners.size).toBeGreaterThan(600);
  });

  it('gives no profile on the social network to two companies', () => {
    const urls = records.flatMap(({ socialUrl }) => (socialUrl === undefined ? [] : [socialUrl]));
    expect(urls.filter((url, at) => urls.indexOf(url) !== at)).toEqual([]);
  });

  it('gives every company a country by its code, at least 40 of them', () => {
    const codes = records.map(({ country = '' }) => country);
    const unknown = records.filter(
      ({ country = '' }) => !/^[A-Z]{2}$/.test(country) || countryName(country) === undefined,
    );
    expect(unknown.map(({ id, country }) => [id, country])).toEqual([]);
    expect(new Set(codes).size).toBeGreaterThanOrEqual(40);
  });

  it('has at least 30 companies that no longer operate, absorbed ones and closed ones', () => {
    const states = records.map(({ status }) => status);
    const gone = states.filter((status) => status === 'absorbed' || status === 'closed');
    expect(gone.length).toBeGreaterThanOrEqual(30);
    expect(new Set(states)).toEqual(new Set(['active', 'absorbed', 'closed']));
  });

  it('has at least 50 groups, some of more than two levels', () => {
    const parents = new Set(records.flatMap((record) => ancestorsOf(record).slice(0, 1)));
    expect(parents.size).toBeGreaterThanOrEqual(50);
    expect(records.some((record) => ancestorsOf(record).length >= 2)).toBe(true);
  });

  it('knows legal names, headcount, revenue and founding years that can be', () => {
    const odd = records.filter(
      ({
        foundedYear = 1900,
        headcount: { value: headcount = 1 } = {},
        revenue: { value: revenue = 1 } = {},
      }) =>
        foundedYear < 500 ||
        foundedYear > 2026 ||
        headcount < 1 ||
        headcount > 3_000_000 ||
        revenue <= 0 ||
        revenue > 800e9,
    );
    expect(odd.map(({ id }) => id)).toEqual([]);
    const known = (has: (record: SourceRecord) => boolean) => records.filter(has).length / records.length;
    expect(known(({ names }) => names.some(({ kind }) => kind === 'legal'))).toBeGreaterThan(0.9);
    expect(known(({ websites }) => websites.length > 0)).toBeGreaterThan(0.5);
  });
});

/** Lines of business of those that hold others whatever these are called. */
const HOLDS = /holding|conglomerate|investment|private equity|asset management/i;

/** A word of a name that is shown, beside those for a group. */
function sharesName(left: SourceRecord, right: SourceRecord): boolean {
  const words = new Set(shownWords(left));
  return shownWords(right).some((word) => words.has(word));
}

function shownWords({ names }: SourceRecord): readonly string[] {
  const shown = names.find(({ kind }) => kind === 'trading') ?? names[0];
  return (shown?.value.toLowerCase().split(/\W+/) ?? []).filter(
    (word) => !/^(?:group|holdings?|the|)$/.test(word),
  );
}

/** Ids from the parent upwards; a cycle is walked once. */
function ancestorsOf(record: SourceRecord): readonly string[] {
  const above: string[] = [];
  let parent = parentOf(record);
  while (parent !== undefined && !above.includes(parent)) {
    above.push(parent);
    const next = byId.get(parent);
    parent = next === undefined ? undefined : parentOf(next);
  }
  return above;
}

function parentOf({ relations }: SourceRecord): string | undefined {
  return relations.find(({ type }) => type === 'parent')?.id;
}
