import { type PlanInput, situationOf } from './actions/situation.ts';
import { cyclesOf } from './hierarchy/crm-cycles.ts';
import type { KnownEntities } from './hierarchy/known-entities.ts';
import type { Links } from './hierarchy/parent-link.ts';
import { departuresOf } from './status/departures.ts';
import { companiesOf } from './survivorship/companies.ts';
import { standingsOf } from './survivorship/standing.ts';
import type { Cluster } from './verdict.ts';

/** Works out who survives, who leaves and where parents run in circles: all that one recommendation depends on. */
export function situate(input: PlanInput, clusters: readonly Cluster[], entities: KnownEntities): Links {
  const standings = input.standings ?? standingsOf(input.dataset, input.rules);
  const takesPart = (at: number) => entities.entityOf(at) !== undefined && !standings.isJunk(at);
  const companies = companiesOf(clusters, { ...input, standings }, takesPart);
  const situation = situationOf(input, { standings, entities, companies });
  const cycles = cyclesOf(standings.parent, companies.isBefore);
  return { situation, departures: departuresOf(situation), cycles };
}
