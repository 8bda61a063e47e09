import type { SourceRecord } from '../../dist/resolution/records/source-record.js';
import type { CsvRow } from '../../dist/sources/importers/records.js';

/** A few exchanges have the ISIN as symbol: `FR0000121691.SW`. */
const ISIN_SYMBOL = /^([A-Z]{2}[A-Z0-9]{9}\d)(?:\.|$)/;

/** Finds listings of the same share, by what exchanges say of it; every kind of number is wrong in some of the rows. */
export interface SecurityFinder {
  /** Listings with the same ISIN or the same FIGI of the class of shares. */
  bySecurity(listing: SourceRecord): readonly SourceRecord[];
  /** Listings with the same symbol on another exchange. */
  byTicker(listing: SourceRecord): readonly SourceRecord[];
}

export function securityFinder(
  equities: readonly SourceRecord[],
  securities: readonly CsvRow[],
): SecurityFinder {
  const figis = new Map(securities.map((row) => [row.symbol ?? '', row.shareclass_figi ?? '']));
  const numbersOf = ({ id, identifiers }: SourceRecord) => [
    ...identifiers.filter(({ type }) => type === 'isin').map(({ value }) => value),
    ...(ISIN_SYMBOL.exec(id)?.slice(1) ?? []),
    figis.get(id) ?? '',
  ];
  return {
    bySecurity: finderBy(numbersOf, equities),
    byTicker: finderBy(({ id }) => [id.replace(/\.[A-Z]+$/, '')], equities),
  };
}

function finderBy(
  keysOf: (listing: SourceRecord) => readonly string[],
  equities: readonly SourceRecord[],
): (listing: SourceRecord) => readonly SourceRecord[] {
  const groups = new Map<string, Set<SourceRecord>>();
  for (const listing of equities) {
    for (const key of keysOf(listing).filter((key) => key !== '')) {
      groups.set(key, (groups.get(key) ?? new Set()).add(listing));
    }
  }
  return (listing) =>
    keysOf(listing)
      .flatMap((key) => [...(groups.get(key) ?? [])])
      .filter((other) => other !== listing);
}
