import { describe, expect, it } from 'vitest';
import { DECISION_FEATURES } from '../../src/resolution/decision-rules.ts';
import { WEIGHTS } from '../../src/resolution/model/weights.ts';
import { DECISION_SHAPES, PAIR_FEATURES, PAIR_SHAPES } from '../../training/shapes.ts';

const tablesOf = (shapes: readonly { of: readonly string[]; row: string; cuts: unknown }[]) =>
  shapes.map(({ of, row, cuts }) => ({ of, row, cuts }));

describe('the shapes of the tables', () => {
  it('are those of the model that is shipped', () => {
    const shipped = [...WEIGHTS.name.tables, ...WEIGHTS.place.tables];
    expect(tablesOf(shipped)).toHaveLength(PAIR_SHAPES.length);
    expect(tablesOf(shipped)).toEqual(expect.arrayContaining(tablesOf(PAIR_SHAPES)));
    expect(tablesOf(WEIGHTS.decision.tables)).toEqual(tablesOf(DECISION_SHAPES));
  });

  it('are of features that are measured', () => {
    for (const name of PAIR_SHAPES.flatMap(({ of }) => of)) expect(PAIR_FEATURES).toContain(name);
    for (const name of DECISION_SHAPES.flatMap(({ of }) => of)) expect(DECISION_FEATURES).toContain(name);
  });
});
