import type { CrosscheckRules } from '../contract/crosscheck-rules.ts';
import type { Hierarchy } from '../universe/hierarchy/reference-family.ts';
import type { Dataset } from './dataset.ts';
import { type KnownEntities, knownEntities } from './hierarchy/known-entities.ts';
import { type Standings, standingsOf } from './survivorship/standing.ts';

/** What a plan rests on that no doubles decide: it can be worked out while these are looked for. */
export interface PlannedAhead {
  readonly standings: Standings;
  readonly entities: KnownEntities;
}

export function* planAhead(
  dataset: Dataset,
  world: Hierarchy,
  rules: CrosscheckRules,
): Generator<void, PlannedAhead> {
  const standings = standingsOf(dataset, rules);
  yield;
  return { standings, entities: yield* knownEntities(dataset, world) };
}
