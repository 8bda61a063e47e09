import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { CoreId } from '../contract/core-id.ts';
import { EntityInput } from '../contract/entity-input.ts';
import { EntityResolutionRecord } from '../contract/entity-resolution.ts';
import { CoreError } from '../contract/errors.ts';
import { NamedEntity, Outcome } from '../contract/extended.ts';
import type { JobFamily } from '../contract/job.ts';
import { LookupEntity } from '../contract/lookup-entity.ts';
import { ResolveParentRecord } from '../contract/resolve-parent.ts';
import type { JobStatus } from '../contract/service.ts';
import type { AssistantWork } from './assistant-work.ts';
import { answering, structured } from './tool-answer.ts';

/** Nothing is changed, and nobody else is asked. */
export const READS_ONLY = { readOnlyHint: true, destructiveHint: false, openWorldHint: false } as const;

/** What an assistant may say of a company; nothing that has anybody called. */
const Company = EntityInput.omit({ webhook_url: true, match_to_social: true }).strict();

const Resolved = z.object({
  outcome: Outcome,
  record: EntityResolutionRecord,
  /** Of an ambiguous company: those that it may be. */
  candidates: z.array(NamedEntity),
});

const ById = z.strictObject({ core_id: CoreId.describe('ten digits, as resolve_company gives them') });

/** The tools that ask about one company. */
export function addCompanyTools(server: McpServer, work: AssistantWork, tell: (line: string) => void): void {
  server.registerTool(
    'resolve_company',
    {
      title: 'Resolve a company record',
      description:
        'Finds out which company a messy record means, and gives its core_id, its facts, how sure that is and why. Give every field that is known: legal_name or trading_name, website, address, registration number. An ambiguous record has candidates to choose from; a record of no known company has no core_id.',
      inputSchema: Company,
      outputSchema: Resolved.shape,
      annotations: READS_ONLY,
    },
    (company, { signal }) =>
      answering(async () => {
        const { record, extended } = completed(await work.ask('entity-resolution', company, signal));
        const outcome = extended?.outcome ?? (record.core_id === null ? 'no_match' : 'matched');
        return structured({ outcome, record, candidates: extended?.candidates ?? [] });
      }, tell),
  );
  server.registerTool(
    'look_up_company',
    {
      title: 'Look up a company by its core_id',
      description: 'Gives the legal and trading facts of the company that a core_id stands for.',
      inputSchema: ById,
      outputSchema: LookupEntity.shape,
      annotations: READS_ONLY,
    },
    ({ core_id: coreId }) => answering(async () => structured(await work.lookupEntity(coreId)), tell),
  );
  server.registerTool(
    'find_parents',
    {
      title: 'Find the owners of a company',
      description:
        'Gives the direct parent, the top parent and the highest parent that operates of the company that a core_id stands for, and whether it is a regional subsidiary, with reasons.',
      inputSchema: ById,
      outputSchema: ResolveParentRecord.shape,
      annotations: READS_ONLY,
    },
    ({ core_id: coreId }, { signal }) =>
      answering(
        async () =>
          structured(completed(await work.ask('resolve-parent', { core_id: coreId }, signal)).record),
        tell,
      ),
  );
}

/** The end of a job that has one. Throws the error of one that failed. */
function completed<F extends JobFamily>(
  status: JobStatus<F>,
): Extract<JobStatus<F>, { status: 'completed' }> {
  if (status.status === 'completed') return status as Extract<JobStatus<F>, { status: 'completed' }>;
  if (status.status !== 'failed') throw new CoreError('REMOTE', `the job is still ${status.status}`);
  const code = status.error_type === 'core_id_not_found' ? 'ENTITY_NOT_FOUND' : 'REMOTE';
  throw new CoreError(code, status.error_message);
}
