import { type CrosscheckRequest, NAMING_FIELDS } from './crosscheck.ts';
import { Bias, EntityInput } from './entity-input.ts';
import { isText, membersOf } from './plain-values.ts';

const BIASES: ReadonlySet<unknown> = new Set(Bias.options);
/** In the order in which the schema gives them out; an address for webhooks is left to the schema. */
const TEXTS = Object.keys(EntityInput.shape).filter(
  (field) => !['match_to_social', 'bias', 'webhook_url'].includes(field),
);

/** What `EntityInput.parse` gives for an input that has nothing but plain texts and choices; undefined for every other. Rows of files come by the hundred thousand. */
export function plainEntityInput(value: unknown): EntityInput | undefined {
  const given = membersOf(value);
  if (given === undefined) return undefined;
  const input: Record<string, unknown> = {};
  for (const field of TEXTS) {
    const text = given[field];
    if (text === undefined && !(field in given)) continue;
    if (!isText(text)) return undefined;
    input[field] = text;
  }
  if ('match_to_social' in given) {
    if (typeof given.match_to_social !== 'boolean') return undefined;
    input.match_to_social = given.match_to_social;
  }
  if ('bias' in given) {
    if (!BIASES.has(given.bias)) return undefined;
    input.bias = given.bias;
  }
  return 'webhook_url' in given ? undefined : input;
}

/** The same of `CrosscheckRequest.parse`. */
export function plainCrosscheckRequest(value: unknown): CrosscheckRequest | undefined {
  const input = plainEntityInput(value);
  const { external_id } = input ?? {};
  if (external_id === undefined || !NAMING_FIELDS.some((field) => input?.[field] !== undefined))
    return undefined;
  return { ...input, external_id };
}
