import type { JobFamily } from '../../dist/contract/job.js';

/** A job that is posted with a key of its own, so that the same POST can be repeated. */
export interface PostedJob {
  readonly family: JobFamily;
  readonly idempotencyKey: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Of every answer to its POST. */
  readonly ids: Set<string>;
}

const FOLLOW_UPS = ['firmographics', 'resolve-parent'];
/** What a job of each kind leaves behind: one whose follow-ups are skipped, one whose pass cannot run, one that fails. */
const KINDS: readonly Pick<PostedJob, 'family' | 'body'>[] = [
  {
    family: 'combined',
    body: { legal_name: 'Zqxwv Unheard Of Widgets Kft', jobs: FOLLOW_UPS },
  },
  { family: 'crosscheck', body: { external_id: 'crm-1', legal_name: 'SAP SE', country: 'DE' } },
  { family: 'firmographics', body: { core_id: '9999999999' } },
];

/** Jobs of every kind in turn and combined ones of accounts, each second one an entity resolution, all with the webhook. */
export function postedJob(number: number, bodies: readonly string[], webhookUrl: string): PostedJob {
  const account = JSON.parse(bodies[number % bodies.length] ?? '{}');
  const resolution = { family: 'entity-resolution', body: account } as const;
  const kinds = [...KINDS, { family: 'combined', body: { ...account, jobs: FOLLOW_UPS } } as const];
  const { family, body } = (number % 2 === 1 && kinds[((number - 1) / 2) % kinds.length]) || resolution;
  const sent = { ...body, webhook_url: webhookUrl };
  return { family, idempotencyKey: `kills-${number}`, body: sent, ids: new Set() };
}
