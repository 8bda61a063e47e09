import { CoreError } from '../../contract/errors.ts';
import { isPropertyName } from './hubspot-filters.ts';

/** `companies`, `contacts`, `p1234_fleet`, `2-345678`. */
const OBJECT = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;

/** Throws INVALID_REQUEST for names that HubSpot cannot have: the object stands in addresses. */
export function checkedNames(object: string, properties: readonly string[]): void {
  if (!OBJECT.test(object))
    throw wrongName(object, 'object', 'Use companies, contacts, deals or 2-<number>.');
  for (const name of properties)
    if (!isPropertyName(name))
      throw wrongName(
        name,
        'property',
        'Use the internal name, as Settings > Properties shows it: name, domain, city.',
      );
}

export function objectPath(object: string): string {
  return `/crm/v3/objects/${encodeURIComponent(object)}`;
}

/** Contacts have a name of their own for the time of the last change. */
export function modifiedProperty(object: string): string {
  return object === 'contacts' || object === '0-1' ? 'lastmodifieddate' : 'hs_lastmodifieddate';
}

function wrongName(name: string, kind: string, fix: string): CoreError {
  return new CoreError('INVALID_REQUEST', `${JSON.stringify(name)} cannot be the name of a HubSpot ${kind}`, {
    fix,
  });
}
