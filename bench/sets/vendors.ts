import { nameKey } from './name-key.ts';
import { plainWords } from './plain-name.ts';
import type { SharedData } from './shared-data.ts';
import type { LabelledSet } from './write-set.ts';

/** Vendors as departments of a government typed them, against their own names: names and nothing else on both sides. */
export function vendors({ vendors: rows }: SharedData): LabelledSet {
  const companies = [...new Set(rows.map(({ company = '' }) => company))].sort();
  const ids = new Map(companies.map((company, at) => [company, `vendor-${at + 1}`]));
  const alikeTo = bearerFinder(ids);
  const labels = labelsOf(rows);
  const asked = rows
    .filter(({ company = '', name_variant = '' }) => nameKey(company) !== nameKey(name_variant))
    .map(({ name_variant: name = '' }, at) => ({ external_id: String(at + 1), name }))
    .filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at);
  return {
    name: 'vendors',
    reference: companies.map((name) => ({ id: ids.get(name) ?? '', name })),
    queries: asked.map(({ external_id, name }) => ({ external_id, name })),
    truth: asked.map(({ external_id, name }) => {
      const labelled = (labels.get(name) ?? []).map((company) => ids.get(company) ?? '');
      const [expected_id = '', ...accept_ids] = new Set([...labelled, ...alikeTo(name)]);
      return { external_id, expected_id, accept_ids };
    }),
  };
}

/** The vendors that each name stands under: 179 names stand under two, and either is right. */
function labelsOf(rows: SharedData['vendors']): ReadonlyMap<string, readonly string[]> {
  const labels = new Map<string, string[]>();
  for (const { company = '', name_variant = '' } of rows)
    labels.set(name_variant, [...(labels.get(name_variant) ?? []), company]);
  return labels;
}

/** Some vendors have two labels: who bears the name that was typed is right as well. */
function bearerFinder(ids: ReadonlyMap<string, string>): (name: string) => readonly string[] {
  const bearers = new Map<string, string[]>();
  for (const [company, id] of ids) {
    const key = plainKey(company);
    bearers.set(key, [...(bearers.get(key) ?? []), id]);
  }
  return (name) => bearers.get(plainKey(name)) ?? [];
}

function plainKey(name: string): string {
  return plainWords(name).join('');
}
