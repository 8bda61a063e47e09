import { BrokenBytes } from './input-error.ts';

/** How much went into an unpacking, and how much came out. */
export interface UnpackedSizes {
  readonly in: number;
  readonly out: number;
}

const BOMB_BYTES = 1024 ** 3;
const BOMB_RATIO = 500;

/** Stops the unpacking of what is made to fill a disk or a memory: no table of rows is packed that tightly. */
export function refuseBomb(sizes: UnpackedSizes): void {
  if (sizes.out < BOMB_BYTES || sizes.out < sizes.in * BOMB_RATIO) return;
  throw new BrokenBytes('INPUT_FORMAT', `unpacks to more than ${BOMB_RATIO} times its size`);
}
