/** What an account is in its duplicate group. */
export const TYPES: Readonly<Record<string, string>> = {
  PRIMARY: 'survives',
  REGIONAL: 'regional, stays',
  DUPLICATE: 'double',
};
