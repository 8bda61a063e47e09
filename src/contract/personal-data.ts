/** Names of what is a person's, as small letters alone. */
const OF_A_PERSON =
  /^(?:contact|lead|person|owner|user)?(?:first|last|full|given|family|middle|maiden|sur)?name$|e?mail(?:address)?$|mobile|birth|salutation|gender|passport|socialsecurity/;

/** Whether a field holds what is a person's, by its name: `first_name`, `LastName__c`, `e-mail`. A plain `name` is a company's. */
export function isOfAPerson(name: string): boolean {
  const letters = name
    .replace(/__c$/i, '')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
  return letters !== 'name' && OF_A_PERSON.test(letters);
}
