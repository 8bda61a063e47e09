import type { Outcome } from '../../../../contract/extended.ts';
import type { FilePrice, OutcomeCounts, UploadedFile } from '../../../../contract/files.ts';
import { counted, numberWords } from '../../parts/counted.ts';

/** `12 MB`; a kilobyte has 1000 bytes. */
export function sizeWords(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB'];
  const power = Math.min(units.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const size = bytes / 1000 ** power;
  return `${numberWords(power === 0 || size >= 10 ? Math.round(size) : Math.round(size * 10) / 10)} ${units[power]}`;
}

/** `2 min 5 s`. */
export function spanWords(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  if (whole < 90) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 90) return `${minutes} min ${whole % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** `12 %`; what is neither nothing nor all is shown as neither. */
export function shareWords(part: number, whole: number): string {
  const percent = whole === 0 ? 0 : Math.round((part / whole) * 100);
  if (part > 0 && percent === 0) return '<1 %';
  return part < whole && percent === 100 ? '>99 %' : `${percent} %`;
}

export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  matched: 'matched',
  created: 'created',
  ambiguous: 'ambiguous',
  no_match: 'no match',
  invalid: 'invalid',
  failed: 'failed',
};

export const OUTCOMES: readonly Outcome[] = [
  'matched',
  'created',
  'ambiguous',
  'no_match',
  'invalid',
  'failed',
];

/** The outcomes that there are, in their order. */
export function outcomesIn(counts: OutcomeCounts): readonly (readonly [Outcome, number])[] {
  return OUTCOMES.flatMap((outcome) => {
    const count = counts[outcome] ?? 0;
    return count === 0 ? [] : [[outcome, count] as const];
  });
}

/** How a file stands, in a word or two. */
export function stateWords({ run }: Pick<UploadedFile, 'run'>): string {
  if (run === null) return 'not started';
  const what = run.plan.kind === 'crosscheck' ? 'crosscheck' : 'resolution';
  if (run.state === 'waiting') return 'waits for its turn';
  if (run.state === 'running') return `${what} under way`;
  if (run.summary != null && run.summary.broke_off !== null) return `${what} incomplete`;
  if (run.state === 'done') return run.plan.kind === 'crosscheck' ? 'crosschecked' : 'resolved';
  return run.state === 'failed' ? `${what} failed` : `${what} cancelled`;
}

export function isUnderWay({ run }: Pick<UploadedFile, 'run'>): boolean {
  return run?.state === 'waiting' || run?.state === 'running';
}

/** What a run costs, in a sentence. */
export function priceWords({ is_charged, credits, rows, operations, used }: FilePrice): string {
  if (!is_charged)
    return 'Nothing is charged: you are the owner of this data folder, as on the command line.';
  const perRow = operations
    .map(
      ({ operation, credits_per_row }) =>
        `${numberWords(credits_per_row)} for ${operation.replaceAll('-', ' ')}`,
    )
    .join(' and ');
  return `All ${counted(rows, 'row')} cost at most ${counted(credits, 'credit')} (each row ${perRow}; rows that cannot be read cost nothing). The workspace has used ${counted(used, 'credit')} so far.`;
}

export function fieldWords(field: string): string {
  return field.replaceAll('_', ' ');
}
