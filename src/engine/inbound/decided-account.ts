import type { EnrichmentRequest } from '../../contract/inbound.ts';
import { entityInputOf } from '../../inbound/enrichment-input.ts';
import type { DecidedEntities } from '../../jobs/workflows/workflow.ts';
import { nameFieldOf } from '../name-field.ts';

/** What people of the workspace have decided of an account by now, to be compared with what a run has obeyed. */
export async function decidedAccount(
  workspace: string,
  request: EnrichmentRequest,
  decisions: DecidedEntities,
): Promise<string | undefined> {
  return (await decisions.of(workspace))?.told(entityInputOf(request, nameFieldOf));
}
