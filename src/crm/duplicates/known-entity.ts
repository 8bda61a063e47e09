import type { AccountIdentity } from '../dataset.ts';

/** It is surely one of the known companies; created ones and guesses are not. */
export function isKnown({ coreId, confidence, outcome }: AccountIdentity): boolean {
  return coreId !== null && outcome === 'matched' && confidence !== 'LOW';
}

/** Both are surely one and the same known company. */
export function areOneEntity(mine: AccountIdentity, theirs: AccountIdentity): boolean {
  return isKnown(mine) && isKnown(theirs) && mine.coreId === theirs.coreId;
}
