import type { EnrichmentExtended, EnrichmentStatus } from '../../contract/inbound.ts';
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
    ...(extended === undefined || extended.error !== null
      ? []
      : [['outcome', outcomeWords(extended)] as const]),
    ...Object.entries(outputs),
    ...(extended === undefined ? [] : [['why', extended.error ?? extended.reasoning] as const]),
  ];
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows
    .map(([name, value]) => `${printable(name).padEnd(width)}${printable(textOf(value))}`.trimEnd())
    .map((line) => `${line}\n`)
    .join('');
}

const SURE = {
  HIGH: 'it is surely this company (HIGH)',
  MEDIUM: 'it is probably this company (MEDIUM)',
  LOW: 'a best guess (LOW)',
} as const;

/** Whether it is a company that somebody knows, and how sure that is; empty as long as nobody has looked. */
function outcomeWords({ outcome, confidence, core_id: coreId }: EnrichmentExtended): string | null {
  if (outcome === 'created')
    return 'created: no source knows this company; its core_id stands for what records like this one say';
  if (outcome === 'ambiguous') return 'ambiguous: several companies fit equally well';
  if (coreId !== null && confidence !== null) return `matched: ${SURE[confidence]}`;
  return outcome === 'no_match' ? 'no_match: no known company is it' : null;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '-';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
