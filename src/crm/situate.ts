import { type PlanInput, situationOf } from './actions/situation.ts';
import { mergeDoubt } from './doubts/merge-doubt.ts';
import { mergeSureness } from './doubts/merge-sureness.ts';
import { rememberingUndoubted } from './doubts/undoubted.ts';
import { cyclesOf } from './hierarchy/crm-cycles.ts';
import type { KnownEntities } from './hierarchy/known-entities.ts';
import type { Links } from './hierarchy/parent-link.ts';
import { unitTest } from './names/unit-names.ts';
import { departuresOf } from './status/departures.ts';
import { companiesOf } from './survivorship/companies.ts';
import { settleSharedNames } from './survivorship/settle-shared-names.ts';
import { standingsOf } from './survivorship/standing.ts';
import type { Cluster } from './verdict.ts';

/** Works out who survives, who leaves and where parents run in circles: all that one recommendation depends on. */
export function situate(input: PlanInput, clusters: readonly Cluster[], entities: KnownEntities): Links {
  const hasEntity = (at: number) => entities.entityOf(at) !== undefined;
  const alone = input.standings ?? standingsOf(input.dataset, input.rules);
  const named = { ...alone, isUnit: unitTest(input.dataset, input.world) };
  const standings = settleSharedNames(named, { ...input, clusters, hasEntity });
  const takesPart = (at: number) => hasEntity(at) && !standings.isJunk(at);
  const companies = companiesOf(clusters, { ...input, standings }, takesPart);
  const doubtOf = rememberingUndoubted(input.dataset.size, mergeDoubt);
  const situation = situationOf(input, { standings, entities, companies }, (at, survivor, known) =>
    mergeSureness(at, survivor, known, doubtOf),
  );
  const cycles = cyclesOf(standings.parent, companies.isBefore);
  return { situation, departures: departuresOf(situation), cycles };
}
