import { foldWords } from '../../resolution/names/fold.ts';

/**
 * What CRMs call the record type of an account that is a person's, or a household's: those of Salesforce in its seven languages and
 * of its industry clouds, beside plain words; folded.
 */
// biome-ignore format: a table of words
const OF_PEOPLE: ReadonlySet<string> = new Set([
  'person', 'person account', 'personaccount', 'person accounts', 'personal account', 'individual', 'household',
  'household account', 'hh account', 'industries individual', 'industries household', 'personenaccount', 'personenkonto',
  'privatperson', 'haushalt', 'compte personnel', 'particulier', 'menage', 'foyer', 'cuenta personal', 'cuenta de persona',
  'persona', 'hogar', 'account personale', 'nucleo familiare', 'persoonlijk account', 'particulier account', 'huishouden',
  'conta pessoal', 'pessoa fisica',
]);

/** Whether the record type of an account, as the CRM writes it, is that of people: `Person Account`, `Privatperson`. */
export function isRecordTypeOfPeople(recordType: string): boolean {
  return OF_PEOPLE.has(foldWords(recordType));
}
