import type { Standing } from './standing.ts';

/** Which decisions made accounts one company. */
export interface Trails {
  add(one: string, other: string, by: Standing): void;
  /** The fewest decisions that lead from one account to another of its company. */
  between(one: string, other: string): readonly Standing[];
}

interface Step {
  readonly to: string;
  readonly by: Standing;
}

export function trails(): Trails {
  const steps = new Map<string, Step[]>();
  const stepsFrom = (key: string): Step[] => {
    const known = steps.get(key) ?? [];
    steps.set(key, known);
    return known;
  };
  return {
    add(one, other, by) {
      stepsFrom(one).push({ to: other, by });
      stepsFrom(other).push({ to: one, by });
    },
    between(one, other) {
      const came = new Map<string, { readonly from: string; readonly by: Standing } | undefined>([
        [one, undefined],
      ]);
      // A map goes on to what was added while it is walked.
      for (const [key] of came)
        for (const { to, by } of steps.get(key) ?? []) if (!came.has(to)) came.set(to, { from: key, by });
      const passed: Standing[] = [];
      for (let step = came.get(other); step !== undefined; step = came.get(step.from))
        passed.unshift(step.by);
      return passed;
    },
  };
}
