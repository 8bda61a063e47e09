import type { CellKind } from './cell-kind.ts';

/** Headers of ids of which only the cells can tell whose they are: of the accounts themselves, or of what belongs to them. */
// biome-ignore format: a table of words
export const DOUBTFUL_IDS: readonly string[] = [
  'salesforce id', 'sfdc id', 'sf id', '18 digit id', 'id 18 digit', 'id 18 digits', '18 character id', 'id 18', 'case safe id', 'hubspot id',
  'dynamics id', 'pipedrive id', 'uuid', 'guid', 'org id',
  'account no', 'account nr', 'account key', 'account code', 'account ref', 'account reference', 'account uuid', 'account guid',
  'customer no', 'customer nr', 'customer key', 'customer code', 'customer ref', 'customer reference',
  'client no', 'client nr', 'client number', 'client key', 'client code', 'client ref', 'client reference',
  'vendor no', 'vendor number', 'supplier no', 'supplier number',
  'debitorennummer', 'debitornummer', 'debitorennr', 'debitornr', 'debitor nummer', 'kreditorennummer', 'kundenschlussel',
  'numero client', 'numero de client', 'n client', 'no client', 'num client', 'code client', 'reference client',
  'codigo cliente', 'codigo de cliente', 'numero de cliente', 'codice cliente', 'numero cliente', 'codigo do cliente', 'numero do cliente',
  'klantnr', 'klantcode', 'debiteurnummer', 'relatienummer',
];

/** `Account #`, in the words of a table. */
export const SHORT_FOR_NUMBER = /\s*#\s*$/;

/** Ids of Salesforce of what is no account: a lead, a contact, an opportunity, a user. */
const OF_ANOTHER_OBJECT = /^0(?!01)(?=\w*[A-Za-z])\w{14}(?:\w{3})?$/;
const NO_IDS: readonly CellKind[] = [
  'email',
  'url',
  'domain',
  'social',
  'phone',
  'date',
  'words',
  'country',
  'code',
  'flag',
];

/** Whether each row has an id of its own, and none is that of something else than an account. */
export function areIdsOfAccounts(texts: readonly string[], kinds: readonly CellKind[]): boolean {
  if (texts.includes('') || new Set(texts).size < texts.length) return false;
  return !kinds.some((kind) => NO_IDS.includes(kind)) && !texts.some((text) => OF_ANOTHER_OBJECT.test(text));
}
