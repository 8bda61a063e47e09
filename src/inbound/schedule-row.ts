import { type CompanyTold, companyText } from '../contract/company-told.ts';
import type { CrmRow } from '../contract/crm-connection.ts';
import { emailDomainIn } from '../contract/email-domain.ts';
import { EnrichmentRequest } from '../contract/inbound.ts';
import type { ScheduleConfig } from './schedule-config.ts';

/** What a schedule knows of a row of the CRM. */
export interface KnownRow {
  readonly crmId: string;
  /** What was sent last; null before anything was. */
  readonly input: CompanyTold | null;
  /** What is to be sent as soon as that can be; null when nothing is. */
  readonly pending: CompanyTold | null;
  /** `sent`: being enriched; `writing`: enriched, and to be written back. */
  readonly state: 'idle' | 'sent' | 'writing';
  /** Of the enrichment that was sent last. */
  readonly executionId: string | null;
  /** Enrichments of this input that have failed. */
  readonly attempts: number;
  /** Milliseconds since 1970 of the last success; null before the first. */
  readonly succeededMs: number | null;
  /** The next change of the row is what this schedule has written. */
  readonly isOwnWrite: boolean;
  /** The row's last change that was taken in; a CRM may give it again. */
  readonly modified: string | null;
  /** Why it was not sent when it was last looked at; null when it was. */
  readonly skipped: SkipReason | null;
}

/** Why a row is not sent, in the order of the checks. */
export type SkipReason =
  | 'not_enough'
  | 'no_capacity'
  | 'own_write'
  | 'cooldown'
  | 'stopped'
  | 'in_progress'
  | 'owned_by_another_run';

export type RowDecision =
  | { readonly kind: 'send'; readonly request: EnrichmentRequest; readonly attempts: number }
  | {
      readonly kind: 'skip';
      readonly reason: SkipReason;
      readonly detail: string;
      readonly isLater: boolean;
    };

interface Situation {
  readonly config: Pick<ScheduleConfig, 'cooldown' | 'attempts'>;
  readonly known: KnownRow | undefined;
  readonly nowMs: number;
  /** Accounts that may be enriched beside those that are. */
  readonly room: number;
  /** The run of the account that has not ended, whoever started it. */
  readonly openRun: string | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a row tells of its company: of an e-mail address the domain alone, and nothing of fields that are empty. */
export function rowInput(
  { fields }: Pick<CrmRow, 'fields'>,
  { map }: Pick<ScheduleConfig, 'map'>,
): CompanyTold {
  const told = Object.entries(map).flatMap(([input, field]) => {
    const text = (fields[field ?? ''] ?? '').trim();
    const value = input === 'emailDomain' ? emailDomainIn(text) : text;
    return value === undefined || value === '' ? [] : [[input, value] as const];
  });
  return companyText(told);
}

/** Whether the row is as it was when it was taken in last: a CRM may give a change again. */
export function isTakenIn(known: KnownRow | undefined, row: CrmRow, input: CompanyTold): boolean {
  if (known?.modified !== row.modified) return false;
  if (known.skipped === 'not_enough') return !requestOf(row.id, input).success;
  return (known.pending ?? known.input) === input;
}

/**
 * Whether a row is sent. The checks come in the order of the specification: active capacity, cooldown, prior attempts,
 * another run of the same CRM id. What is `isLater` is looked at again without a change in the CRM.
 */
export function decideRow(crmId: string, input: CompanyTold, at: Situation): RowDecision {
  const { config, known, nowMs, room, openRun } = at;
  const asked = requestOf(crmId, input);
  if (!asked.success) return skip('not_enough', 'the row has neither name and website nor a social profile');
  if (room <= 0) return later('no_capacity', 'as many accounts are enriched as may be at once');
  const same = known?.input === input ? known : undefined;
  const untilMs = coolingUntil(same, config.cooldown, nowMs);
  if (untilMs !== undefined && same?.isOwnWrite === true)
    return skip('own_write', 'the change is what this schedule has written');
  if (untilMs !== undefined)
    return skip('cooldown', `enriched before; not again until ${new Date(untilMs).toISOString()}`);
  if (same !== undefined && same.attempts >= config.attempts)
    return skip('stopped', `${same.attempts} attempts have failed`);
  // It may have ended, but what became of it is not settled.
  if (known?.state === 'sent')
    return same === undefined
      ? later('in_progress', `${known.executionId} enriches the account with what it told before`)
      : skip('in_progress', `${known.executionId} enriches the account`);
  if (openRun !== undefined) return later('owned_by_another_run', `${openRun} enriches the account`);
  // What was enriched before is in the cache, which answers for what the row told then.
  const request = known?.succeededMs == null ? asked.data : { ...asked.data, force: true };
  return { kind: 'send', request, attempts: same?.attempts ?? 0 };
}

function requestOf(crmId: string, input: CompanyTold) {
  return EnrichmentRequest.safeParse({ crmId, ...JSON.parse(input) });
}

function coolingUntil(known: KnownRow | undefined, cooldownDays: number, nowMs: number): number | undefined {
  if (known === undefined || known.succeededMs === null) return undefined;
  const untilMs = known.succeededMs + cooldownDays * DAY_MS;
  return nowMs < untilMs ? untilMs : undefined;
}

function skip(reason: SkipReason, detail: string) {
  return { kind: 'skip', reason, detail, isLater: false } as const;
}

function later(reason: SkipReason, detail: string) {
  return { kind: 'skip', reason, detail, isLater: true } as const;
}
