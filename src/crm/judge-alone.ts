import { tooRiskyFor } from './actions/risk.ts';
import { settle } from './actions/settle.ts';
import type { Duplicates } from './crosscheck.ts';
import { groupsOf } from './groups.ts';
import { planOf } from './plan.ts';
import { type SituatedAlone, situateAlone } from './situate-alone.ts';
import type { Double, Verdict } from './verdict.ts';

export interface AloneInput extends Omit<SituatedAlone, 'clusters'> {
  readonly duplicates: Duplicates;
}

/** What the accounts alone tell of those without an entity. */
export interface AloneVerdicts {
  /** Undefined for accounts whose verdict was given. */
  verdictOf(at: number): Verdict | undefined;
  /** The group that a given account without one now leads, because an account without an entity is its double. */
  newGroupOf(at: number): Pick<Verdict, 'group' | 'type' | 'duplicateReasoning'> | undefined;
}

/** Finds junk and doubles among the accounts without an entity, and doubles of those with one; it asks no universe. */
export function judgeAlone({ duplicates, ...input }: AloneInput): AloneVerdicts {
  const { given } = input;
  const { links, isAlone } = situateAlone({ ...input, clusters: duplicates.clusters });
  const { situation, departures } = links;
  const { companies } = situation;
  const settled = settle(links, {
    isTooRisky: tooRiskyFor(situation),
    isJudged: isAlone,
  });
  const groups = groupsOf(situation, departures.standing);
  const plan = planOf({ links, settled, groups, doubles: about(duplicates.doubles, isAlone) });
  const groupFor = (verdict: Verdict, at: number): string | null => {
    const unit = companies.unitOf(at);
    const anchor = unit?.members.find((one) => !isAlone(one));
    return (anchor === undefined ? null : given(anchor)?.group) ?? verdict.group;
  };
  return {
    verdictOf(at) {
      if (!isAlone(at)) return undefined;
      const verdict = plan.verdictOf(at);
      return { ...verdict, group: groupFor(verdict, at) };
    },
    newGroupOf(at) {
      // Most accounts have no such unit, and the verdict takes longer to work out.
      if (companies.unitOf(at) === undefined || given(at)?.group !== null) return undefined;
      const { group, type, duplicateReasoning } = plan.verdictOf(at);
      return { group, type, duplicateReasoning };
    },
  };
}

/** Those of which one account at least is such. */
function* about(doubles: Iterable<Double>, isSuch: (at: number) => boolean): Generator<Double> {
  for (const double of doubles) if (isSuch(double.a) || isSuch(double.b)) yield double;
}
