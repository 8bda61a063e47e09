import type { OriginCount } from '../../batch/output/row-origins.ts';
import type { RunSummary } from '../../batch/output/run-summary.ts';
import { percent, shareOf } from './summary-counts.ts';

/** A register that would know many of the rows without a match. */
export interface Advice {
  readonly register: string;
  readonly because: string;
  readonly command: string;
  /** Of all rows, those that the register is about. */
  readonly share: number;
}

/** Of all rows, without a match, before a register is worth its download. */
const MANY_UNMATCHED = 0.2;
/** Of the rows without a match, those that the register is about. */
const WORTHWHILE = 0.25;
const EUROPE = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

interface Register {
  readonly name: string;
  readonly about: string;
  rows(origins: RunSummary['origins']): OriginCount;
}

const REGISTERS: readonly Register[] = [
  {
    name: 'sec-edgar',
    about: 'are in the US',
    rows: ({ countries }) => sumOf(countries, (code) => code === 'US'),
  },
  {
    name: 'companies-house',
    about: 'are in the UK',
    rows: ({ countries }) => sumOf(countries, (code) => code === 'GB'),
  },
  {
    name: 'gleif',
    about: 'are in Europe outside the UK',
    rows: ({ countries }) => sumOf(countries, (code) => EUROPE.has(code)),
  },
  { name: 'ror', about: 'are named like universities or institutes', rows: ({ research }) => research },
];

/** The registers that the universe does not have; none where it cannot be looked into. */
export function missingRegisters(known: KnownSources | undefined): readonly string[] {
  if (known === undefined) return [];
  return REGISTERS.map(({ name }) => name).filter((name) => !known.hasSource(name));
}

interface KnownSources {
  hasSource(source: string): boolean;
}

/** Of the missing registers, those that would know many of the rows without a match. */
export function adviceOf(
  { rows, outcomes, origins }: RunSummary,
  missing: readonly string[],
): readonly Advice[] {
  if (outcomes.no_match < rows * MANY_UNMATCHED) return [];
  return REGISTERS.flatMap((register) => {
    const concerned = register.rows(origins);
    const isWorthwhile = concerned.unmatched > 0 && concerned.unmatched >= outcomes.no_match * WORTHWHILE;
    if (!isWorthwhile || !missing.includes(register.name)) return [];
    return [
      {
        register: register.name,
        because: `${percent(concerned.rows, rows)} of your rows ${register.about}`,
        command: `core reference pull ${register.name}`,
        share: shareOf(concerned.rows, rows),
      },
    ];
  });
}

function sumOf(countries: RunSummary['origins']['countries'], isIn: (code: string) => boolean): OriginCount {
  const counts = Object.entries(countries).flatMap(([code, count]) => (isIn(code) ? [count] : []));
  return {
    rows: counts.reduce((sum, { rows }) => sum + rows, 0),
    unmatched: counts.reduce((sum, { unmatched }) => sum + unmatched, 0),
  };
}
