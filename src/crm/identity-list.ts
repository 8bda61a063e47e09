import { Confidence } from '../contract/confidence.ts';
import { Outcome } from '../contract/extended.ts';
import type { AccountIdentity } from './dataset.ts';

/** Who accounts are, by position: ten bytes for each, for a million of them is asked for again and again. */
export interface IdentityList {
  readonly length: number;
  /** Positions between the last one and a further one have no identity. */
  set(at: number, identity: AccountIdentity): void;
  /** Throws RangeError for a position behind the last one. */
  at(at: number): AccountIdentity;
}

const NO_ENTITY = 0;
const SHORTEST = 1024;

/** An empty list; `size` is how many are expected. */
export function identityList(size = SHORTEST): IdentityList {
  let coreIds = new Float64Array(size);
  let outcomes = new Uint8Array(size);
  let confidences = new Uint8Array(size);
  let length = 0;
  const widen = (least: number) => {
    const wider = Math.max(least, 2 * coreIds.length, SHORTEST);
    coreIds = copied(new Float64Array(wider), coreIds);
    outcomes = copied(new Uint8Array(wider), outcomes);
    confidences = copied(new Uint8Array(wider), confidences);
  };
  return {
    get length() {
      return length;
    },
    set(at, { coreId, outcome, confidence }) {
      if (at >= coreIds.length) widen(at + 1);
      coreIds[at] = coreId === null ? NO_ENTITY : Number(coreId);
      outcomes[at] = Outcome.options.indexOf(outcome);
      confidences[at] = Confidence.options.indexOf(confidence);
      length = Math.max(length, at + 1);
    },
    at(at) {
      const number = at < length ? coreIds[at] : undefined;
      const outcome = Outcome.options[outcomes[at] ?? 0];
      const confidence = Confidence.options[confidences[at] ?? 0];
      if (number === undefined || outcome === undefined || confidence === undefined)
        throw new RangeError(`there is no account at ${at}`);
      return { coreId: number === NO_ENTITY ? null : String(number), confidence, outcome };
    },
  };
}

function copied<T extends Float64Array | Uint8Array>(into: T, from: T): T {
  into.set(from);
  return into;
}
