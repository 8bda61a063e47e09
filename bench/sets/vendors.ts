import { nameKey } from './name-key.ts';
import { plainWords } from './plain-name.ts';
import type { SharedData } from './shared-data.ts';
import type { LabelledSet } from './write-set.ts';

/** Vendors as departments of a government typed them, against their own names: names and nothing else on both sides. */
export function vendors({ vendors: rows }: SharedData): LabelledSet {
  const companies = [...new Set(rows.map(({ company = '' }) => company))].sort();
  const ids = new Map(companies.map((company, at) => [company, `vendor-${at + 1}`]));
  const alikeTo = bearerFinder(ids);
  const asked = rows.filter(
    ({ company = '', name_variant = '' }) => nameKey(company) !== nameKey(name_variant),
  );
  return {
    name: 'vendors',
    reference: companies.map((name) => ({ id: ids.get(name) ?? '', name })),
    queries: asked.map(({ name_variant = '' }, at) => ({ external_id: String(at + 1), name: name_variant })),
    truth: asked.map(({ company = '', name_variant = '' }, at) => ({
      external_id: String(at + 1),
      expected_id: ids.get(company) ?? '',
      accept_ids: alikeTo(name_variant).filter((id) => id !== ids.get(company)),
    })),
  };
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
