import { randomBytes } from 'node:crypto';

/**
 * Ids that tell when they were made: 12 digits of time, 12 of this process, 8 that count. Those of one process follow
 * each other, so that the index of ids grows at its end. In ids of earlier versions the time is that of the process.
 */
export function newIds(now: () => number, prefix = ''): () => string {
  const process = randomBytes(6).toString('hex');
  let lastMs = 0;
  let begin = '';
  let count = 0;
  return () => {
    const nowMs = Math.max(lastMs, now());
    if (nowMs !== lastMs || begin === '') begin = `${prefix}${hex(nowMs, 12)}${process}`;
    lastMs = nowMs;
    return begin + hex(count++, 8);
  };
}

/** When the id was made, or the process of an earlier version that made it; of a row, its bulk. Undefined for what is no id of ours. */
export function timeOfId(id: string): number | undefined {
  const digits = /^[a-z]+_([0-9a-f]{12})[0-9a-f]{20}(?:-\d+)?$/.exec(id)?.[1];
  return digits === undefined ? undefined : Number.parseInt(digits, 16);
}

/** Whether the id is from a time of which retention has taken the jobs; never what is no id of ours. */
export function wasPruned(id: string, prunedBeforeMs: number): boolean {
  return (timeOfId(id) ?? Number.POSITIVE_INFINITY) < prunedBeforeMs;
}

function hex(number: number, digits: number): string {
  return number.toString(16).padStart(digits, '0');
}
