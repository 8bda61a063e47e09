import type { JobFamily } from '../../src/contract/job.ts';

/** A job that is posted with a key of its own, so that the same POST can be repeated. */
export interface PostedJob {
  readonly family: JobFamily;
  readonly idempotencyKey: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What a job of each kind leaves behind: one that matches, one whose follow-ups run, one whose follow-ups are skipped, one whose pass cannot run, one that fails. */
const KINDS: readonly Pick<PostedJob, 'family' | 'body'>[] = [
  { family: 'entity-resolution', body: { legal_name: 'Siemens AG', website: 'siemens.com' } },
  {
    family: 'combined',
    body: { website: 'siemens-healthineers.com', jobs: ['firmographics', 'resolve-parent'] },
  },
  {
    family: 'combined',
    body: { legal_name: 'Zqxwv Unheard Of Widgets Kft', jobs: ['firmographics', 'resolve-parent'] },
  },
  { family: 'crosscheck', body: { external_id: 'crm-1', legal_name: 'SAP SE', country: 'DE' } },
  { family: 'firmographics', body: { core_id: '9999999999' } },
];

/** Jobs of every kind in turn, each with the webhook. */
export function jobsOfEveryKind(count: number, { name, hook }: { name: string; hook: string }): PostedJob[] {
  return Array.from({ length: count }, (_, at) => {
    const { family, body } = KINDS[at % KINDS.length] ?? KINDS[0] ?? unreachable();
    return { family, idempotencyKey: `${name}-${at}`, body: { ...body, webhook_url: hook } };
  });
}

function unreachable(): never {
  throw new Error('there are kinds of jobs');
}
