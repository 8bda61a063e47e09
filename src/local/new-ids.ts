import { randomBytes } from 'node:crypto';

/** Ids of one process follow each other, so that the index of ids grows at its end; another process has other ones. */
export function newIds(now: () => number, prefix = ''): () => string {
  const head = `${prefix}${now().toString(16).padStart(12, '0')}${randomBytes(6).toString('hex')}`;
  let count = 0;
  return () => `${head}${(count++).toString(16).padStart(8, '0')}`;
}
