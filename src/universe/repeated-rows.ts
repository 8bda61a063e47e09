import { CREATED_SOURCE } from '../resolution/records/source.ts';
import { isCurated } from './link-support.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import { VANISHED_SOURCE } from './vanished-source.ts';

/** What people keep in a table of their own repeats itself; a register, and what core keeps, has each company once. */
const KEPT_APART: ReadonlySet<string> = new Set([CREATED_SOURCE.name, VANISHED_SOURCE.name]);

/**
 * Two rows of a user's own table that say the same of a company and nothing else, so that no record could ever tell which of
 * them it means: `State Bank of India`, IN, twice.
 */
export function areRepeated(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  const { source } = left;
  if (source.name !== right.source.name || source.kind !== 'list' || isCurated(source)) return false;
  return !KEPT_APART.has(source.name) && statementOf(left) === statementOf(right);
}

// Remembered, for a row is compared with all that share its name, its website or its town.
const statements = new WeakMap<NormalSourceRecord, string>();

/** All that a row says but its id, as it is compared. */
function statementOf(row: NormalSourceRecord): string {
  let known = statements.get(row);
  if (known === undefined) {
    known = JSON.stringify([row.names.map(nameOf), comparedOf(row), factsOf(row)]);
    statements.set(row, known);
  }
  return known;
}

/** A note in brackets is no word of a name, and may be all that tells two from each other: `Kiss (magazine)`, `Kiss (TV channel)`. */
function nameOf({ tokens, forms, kind, text }: NormalSourceRecord['names'][number]): unknown {
  return [kind, tokens.join(''), forms, text.match(/[([{].*[)\]}]/)?.[0]];
}

function comparedOf({ place, domains, socialSlugs, phones, identifiers }: NormalSourceRecord): unknown {
  const { country, state, city, postalCode, street } = place;
  const numbers = identifiers.map(({ type, value }) => [type, value]);
  return [[country, state, city, postalCode, street], domains, socialSlugs, phones, numbers];
}

/** What is told of a company and not compared. */
function factsOf({ record }: NormalSourceRecord): unknown {
  const { id, names, websites, socialUrl, country, state, city, postalCode, address, phone, ...facts } =
    record;
  const { identifiers, ...others } = facts;
  return others;
}
