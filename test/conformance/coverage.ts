import type { Case } from './conforms.ts';
import { COVERED_ELSEWHERE, PROMISES } from './elsewhere.ts';
import { SERVICE_SUITE } from './service-suite.ts';
import { type RowId, SPEC_ROWS, type SpecRow } from './spec-rows.ts';
import { WIRE_SUITE } from './wire-suite.ts';

/** A test of a row, and what it is run against. */
interface CoveringTest {
  readonly name: string;
  readonly against: string;
}

export interface CoveredRow extends SpecRow {
  readonly tests: readonly CoveringTest[];
  readonly isPromise: boolean;
}

type AnyCase = Pick<Case<never>, 'name' | 'rows' | 'needs'>;

/** Every case there is, whatever it is run against. */
export const CASES: readonly AnyCase[] = [...SERVICE_SUITE, ...WIRE_SUITE];

/** What the receiver of webhooks brings with it. */
const OF_RECEIVER = ['receiver', 'signingSecret'];

/** Every row of docs/conformance.md with what covers it. */
export function coverage(): readonly CoveredRow[] {
  return SPEC_ROWS.map((row) => ({
    ...row,
    tests: testsOf(row.id),
    isPromise: PROMISES.includes(row.id),
  }));
}

function testsOf(id: RowId): readonly CoveringTest[] {
  const covers = ({ rows }: AnyCase) => rows.includes(id);
  const elsewhere = COVERED_ELSEWHERE[id];
  return [
    ...SERVICE_SUITE.filter(covers).map(({ name }) => ({ name, against: 'local, remote' })),
    ...WIRE_SUITE.filter(covers).map((one) => ({ name: one.name, against: targetsOf(one) })),
    ...(elsewhere === undefined ? [] : [{ name: elsewhere.name, against: `\`${elsewhere.file}\`` }]),
  ];
}

/** A case that needs no more than an address and a key runs against any service. */
function targetsOf({ needs }: AnyCase): string {
  if (needs.length === 0) return 'served, any';
  return needs.every((need) => OF_RECEIVER.includes(need)) ? 'served, any with webhooks' : 'served';
}
