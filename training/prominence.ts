import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { findCandidates } from '../dist/resolution/blocking/candidates.js';
import { compareWith } from '../dist/resolution/comparisons/compare.js';
import type { EntityProfile } from '../dist/resolution/comparisons/entity-profile.js';
import { prominenceBits, UNKNOWN } from '../dist/resolution/comparisons/prominence.js';
import { rarityOf } from '../dist/resolution/names/rarity.js';
import { normaliseRecord } from '../dist/resolution/records/normal-record.js';
import { normaliseWebsite } from '../dist/resolution/records/normalise-website.js';
import { isBearer } from '../dist/resolution/rivals/best-known.js';
import { sqliteReferenceStore } from '../dist/store/universe-file/reference-files.js';
import { type Bearer, fitProminence } from './fit-prominence.ts';

/**
 * Estimates `prominence` of src/resolution/model/model.json: of several who bear a name, which one is meant by how
 * widely it is known. Asked of the universe of `npm run bench` are the names of the S&P 500, whose filer is known, of
 * companies that described themselves in a survey, whose website is known, and bare names of companies with listings.
 * `npm run train:prominence`; one half of the names that were seen is also judged by what the others teach, and
 * `-- --check` writes nothing.
 */
const ROOT = join(import.meta.dirname, '..');
const MODEL = join(ROOT, 'src', 'resolution', 'model', 'model.json');
const SHARED = process.env.CORE_SHARED_DATA ?? join(ROOT, '..', 'shared', 'data');
const DATA = process.env.NAMES_DATA ?? join(ROOT, 'bench', '.cache', 'data');

/** One in so many entities with listings is asked for. */
const LISTED_SHARE = 8;

type Row = Readonly<Record<string, string>>;
interface Asked {
  readonly name: string;
  /** The answer was not seen but follows from what is known: it is fitted to, and judges nothing. */
  readonly isMade: boolean;
  isMeant(sources: readonly string[], profile: EntityProfile): boolean;
}

const reference = sqliteReferenceStore(join(DATA, 'reference')).openCurrent();
if (reference === undefined) throw new Error(`no universe in ${DATA}; npm run bench makes one`);
const { index } = reference;
const rarity = rarityOf(index);
const asked = [...constituents(), ...surveyed(), ...listed()].map((one) => ({
  ...one,
  bearers: bearersOf(one),
}));
reference.close();
const telling = asked.filter(({ bearers }) => bearers.length > 1 && bearers.some(({ isMeant }) => isMeant));
const made = telling.filter(({ isMade }) => isMade);
const seen = telling.filter(({ isMade }) => !isMade);
process.stdout.write(
  `${asked.length} names, borne by several: ${seen.length} that were seen, ${made.length} that were made\n`,
);
for (const half of [0, 1]) {
  const [held, others] = [true, false].map((isHeld) =>
    seen.filter(({ name }) => (hashOf(name) % 2 === half) === isHeld),
  );
  report(bearersIn(held), fitProminence(bearersIn([...(others ?? []), ...made])));
}
const tables = fitProminence(bearersIn(telling));
for (const { of, bits } of tables) process.stdout.write(`${of.join(' ').padEnd(12)} ${bits.join('  ')}\n`);
if (!process.argv.includes('--check')) writeTables();

function constituents(): readonly Asked[] {
  return rowsOf(join(SHARED, 'labelled', 'sp500-to-cik.csv')).map(
    ({ Security: name = '', CIK: cik = '' }) => ({
      name,
      isMade: false,
      isMeant: (sources) => sources.includes(`sec-edgar:${cik.padStart(10, '0')}`),
    }),
  );
}

function surveyed(): readonly Asked[] {
  return rowsOf(join(SHARED, 'crm', 'us-companies-survey-export.csv')).flatMap(
    ({ company_name: name = '', url = '' }) => {
      const website = normaliseWebsite(url);
      if (name === '' || website === undefined || website.isShared) return [];
      return [
        {
          name,
          isMade: false,
          isMeant: (_: readonly string[], profile: EntityProfile) => profile.domains.includes(website.domain),
        },
      ];
    },
  );
}

/** Bare names of entities with listings: the one with listings is meant, when it is one. */
function listed(): readonly Asked[] {
  return Array.from({ length: index.size }, (_, entity) => index.profile(entity)).flatMap(
    ({ coreId, prominence, names }) => {
      const [own] = names.filter(({ kind }) => kind === 'legal' || kind === 'trading');
      if (own === undefined || (prominence?.listings ?? 0) === 0 || hashOf(coreId) % LISTED_SHARE !== 0)
        return [];
      const name = own.tokens.join(' ');
      return [{ name, isMade: true, isMeant: (_, profile) => (profile.prominence?.listings ?? 0) > 0 }];
    },
  );
}

/** Who bears the name among its candidates; none when nobody or several are meant. */
function bearersOf({ name, isMeant }: Asked): readonly Bearer[] {
  const record = normaliseRecord({ trading_name: name });
  const bearers = findCandidates(record, index)
    .map((entity) => compareWith(record, entity, { index, rarity }))
    .filter(isBearer)
    .map(({ entity, profile, totalBits }) => ({
      totalBits,
      features: { ...(profile.prominence ?? UNKNOWN) },
      isMeant: isMeant(reference?.facts(entity).sources ?? [], profile),
    }));
  return bearers.filter((bearer) => bearer.isMeant).length === 1 ? bearers : [];
}

/** How often the meant one comes first among those of its name, before, with these tables, and with those in use. */
function report(held: readonly (readonly Bearer[])[], fitted: ReturnType<typeof fitProminence>): void {
  const worth = (features: Bearer['features']) =>
    fitted.reduce((sum, { of: [of = ''], cuts: [cuts = []], bits }) => {
      return sum + (bits[cuts.filter((cut) => (features[of] ?? 0) >= cut).length] ?? 0);
    }, 0);
  const first = (bitsOf: (bearer: Bearer) => number) =>
    held.filter((bearers) => {
      const meant = bearers.find(({ isMeant }) => isMeant);
      return bearers.every((one) => one === meant || (meant !== undefined && bitsOf(one) < bitsOf(meant)));
    }).length;
  const before = first(({ totalBits }) => totalBits);
  const after = first(({ totalBits, features }) => totalBits + worth(features));
  const inUse = first(({ totalBits, features }) => totalBits + prominenceBits({ ...UNKNOWN, ...features }));
  process.stdout.write(
    `left out ${held.length}: first ${before} before, ${after} fitted on the others, ${inUse} in use\n`,
  );
}

function writeTables(): void {
  const model = JSON.parse(readFileSync(MODEL, 'utf8'));
  model.prominence = { ...model.prominence, tables };
  const { version: _version, training: _training, ...weights } = model;
  const date = new Date().toISOString().slice(0, 10);
  model.version = `${date}.${createHash('sha256').update(JSON.stringify(weights)).digest('hex').slice(0, 6)}`;
  writeFileSync(
    MODEL,
    `${JSON.stringify(model, null, 1)
      .replace(/\n\s+(-?[\d.]+,?)(?=\n)/g, ' $1')
      .replace(/\n\s+\](?=[,\n])/g, ' ]')}\n`,
  );
}

function rowsOf(path: string): readonly Row[] {
  return parse(readFileSync(path, 'utf8'), { columns: true, bom: true, relax_column_count: true });
}

function bearersIn(
  names: readonly { readonly bearers: readonly Bearer[] }[] = [],
): readonly (readonly Bearer[])[] {
  return names.map(({ bearers }) => bearers);
}

function hashOf(text: string): number {
  return createHash('sha256').update(text).digest()[0] ?? 0;
}
