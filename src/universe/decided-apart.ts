import { CREATED_SOURCE } from '../resolution/records/source.ts';
import { keyParts } from './core-id.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';

const APART = 'apart/';

/**
 * The id of the record that is created of an account which people have decided to be none of the known companies, or not a
 * certain one; by the id of one of which nothing was decided. The account may say the very same as the company that it is
 * not, so its record joins nobody.
 */
export function apartId(id: string): string {
  return `${APART}${id}`;
}

/** Whether one of two records was created of such an account. */
export function isDecidedApart(left: Keyed, right: Keyed): boolean {
  return isApart(left) || isApart(right);
}

type Keyed = Pick<NormalSourceRecord, 'key' | 'source'>;

function isApart({ source, key }: Keyed): boolean {
  return source.name === CREATED_SOURCE.name && keyParts(key).id.startsWith(APART);
}
