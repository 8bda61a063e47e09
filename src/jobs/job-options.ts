import type { EntityInput } from '../contract/entity-input.ts';

/** What a job does beyond its request; local only, never on the wire. */
export interface ResolutionOptions {
  /** Create an entity when none matches and the record can stand for a company. */
  readonly createMissing: boolean;
  /** Keep the evidence rows with the result. */
  readonly keepEvidence: boolean;
  /** Tell the record in its normal form, and the facts of a created entity, beside the result: for who compares records next. */
  readonly tellNormal?: boolean;
  /** The record in its normal form, as JSON text, where that has been worked out: it is not told then. */
  readonly normal?: string;
  /** It is the account of a person, which stands for no company: nothing is compared, and no entity created. */
  readonly isPerson?: boolean;
  /** Tell the candidates that were compared beside the result, the most probable first. */
  readonly tellRanked?: boolean;
  /** Of a combined job: tell what people have decided of the account beside the result. */
  readonly tellDecided?: boolean;
  /** Of a follow-up by `core_id`: the account that is asked about, of which people may have decided something. */
  readonly account?: EntityInput;
  /** Of a crosscheck: the dataset of a run that it is evaluated against; the workspace's own without. */
  readonly dataset?: string;
}
