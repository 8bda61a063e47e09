import type { PlanInput } from './actions/situation.ts';
import { type KnownEntities, knownEntities } from './hierarchy/known-entities.ts';
import { type Standings, standingsOf } from './survivorship/standing.ts';

/** What a plan rests on that no doubles decide: it can be worked out while these are looked for. */
export interface PlannedAhead {
  readonly standings: Standings;
  readonly entities: KnownEntities;
}

/** Works it out, a step at a time. */
export function* planAhead({
  dataset,
  world,
  rules,
}: Pick<PlanInput, 'dataset' | 'world' | 'rules'>): Generator<void, PlannedAhead> {
  const standings = standingsOf(dataset, rules);
  yield;
  return { standings, entities: yield* knownEntities(dataset, world) };
}
