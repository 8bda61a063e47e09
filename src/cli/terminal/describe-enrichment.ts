import type { EnrichmentStatus } from '../../contract/inbound.ts';
import { printable } from './print-error.ts';

const WORDS: Readonly<Record<EnrichmentStatus['status'], string>> = {
  queued: 'waits',
  linking: 'finding out who the company is',
  processing: 'looking for size and owners',
  complete: 'complete',
  error: 'failed',
};

/** The state of an enrichment, what it has found, and why. */
export function describeEnrichment(
  { status, extended, ...outputs }: EnrichmentStatus,
  executionId: string,
): string {
  const rows: readonly (readonly [string, unknown])[] = [
    ['run', executionId],
    ['state', WORDS[status]],
    ...Object.entries(outputs),
    ...(extended === undefined ? [] : [['why', extended.error ?? extended.reasoning] as const]),
  ];
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows
    .map(([name, value]) => `${printable(name).padEnd(width)}${printable(textOf(value))}`.trimEnd())
    .map((line) => `${line}\n`)
    .join('');
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '-';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
