import type { DeliveryWithHistory } from '../../admin/webhooks-admin.ts';
import { type TableSpace, table } from './table.ts';
import { oneLine } from './terminal-text.ts';

type ListedDelivery = Omit<DeliveryWithHistory, 'history'> & Partial<Pick<DeliveryWithHistory, 'history'>>;

/** A delivery as --json prints it; with its attempts and its body when they were asked for. */
export function deliveryJson(delivery: ListedDelivery): Readonly<Record<string, unknown>> {
  const { id, event, state, url, workspace, attempts, history } = delivery;
  const facts = {
    ...{ id, event, state, url, workspace },
    key_id: delivery.keyId,
    job_id: delivery.jobId,
    attempts,
    created_at: delivery.createdAt,
    next_at: delivery.nextAt,
    ended_at: delivery.endedAt,
    resend_of: delivery.resendOf,
  };
  if (history === undefined) return facts;
  const told = history.map(({ startedAt, endedAt, id: attemptId, number, ...answer }) => ({
    ...{ id: attemptId, number, started_at: startedAt, ended_at: endedAt, ...answer },
  }));
  return { ...facts, history: told, payload: JSON.parse(delivery.body) };
}

/** A delivery with its attempts for people. */
export function deliveryText(delivery: DeliveryWithHistory, space: TableSpace): string {
  const { history, resendOf, nextAt, endedAt } = delivery;
  const facts: readonly (readonly [string, string | null])[] = [
    ['delivery', delivery.id],
    ['event', delivery.event],
    ['state', delivery.state],
    ['url', delivery.url],
    ['job', delivery.jobId],
    ['workspace', delivery.workspace],
    ['key', delivery.keyId],
    ['created', delivery.createdAt],
    ['next attempt', nextAt],
    ['ended', endedAt],
    ['resend of', resendOf],
  ];
  const lines = facts.map(([name, value]) => (value === null ? '' : `${name.padEnd(14)}${oneLine(value)}\n`));
  const rows = history.map(({ number, id, startedAt, endedAt: end, status, error, response }) => [
    ...[String(number), id, startedAt, end ?? '', status === null ? '' : String(status)],
    oneLine(error ?? response ?? ''),
  ]);
  const headings = ['attempt', 'id', 'started', 'ended', 'status', 'answer'];
  return `${lines.join('')}${rows.length === 0 ? '' : `\n${table(headings, rows, space)}`}`;
}
