import type { EntityInput } from '../contract/entity-input.ts';
import { normalisePlace } from '../resolution/records/normalise-place.ts';

/** The country (alpha-2) that a record says, or that its state implies. */
export function countryOfRecord({ country, state }: EntityInput): string | undefined {
  return normalisePlace({ country, state }).country;
}
