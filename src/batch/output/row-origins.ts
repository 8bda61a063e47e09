/** What of a row tells which register knows its company. */
export interface Origin {
  /** Alpha-2. */
  readonly country: string | undefined;
  readonly name: string;
}

/** Rows by country and kind: all of them, and those without a match. */
export interface RowOrigins {
  readonly countries: Readonly<Record<string, OriginCount>>;
  readonly research: OriginCount;
}

export interface OriginCount {
  readonly rows: number;
  readonly unmatched: number;
}

const RESEARCH =
  /\b(?:universit|hochschule|college|institut|istituto|research|laborator|hospital|academy|academia)/i;

/** Counts rows by where their companies are, and those that are named like universities and institutes. */
export function tallyOrigins() {
  const countries = new Map<string, OriginCount>();
  let research: OriginCount = { rows: 0, unmatched: 0 };
  const oneMore = ({ rows, unmatched }: OriginCount, isUnmatched: boolean): OriginCount => ({
    rows: rows + 1,
    unmatched: unmatched + (isUnmatched ? 1 : 0),
  });
  return {
    add({ country, name }: Origin, isUnmatched: boolean) {
      if (RESEARCH.test(name)) research = oneMore(research, isUnmatched);
      if (country === undefined) return;
      countries.set(country, oneMore(countries.get(country) ?? { rows: 0, unmatched: 0 }, isUnmatched));
    },
    counts: (): RowOrigins => ({ countries: Object.fromEntries(countries), research }),
  };
}
