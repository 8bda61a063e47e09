import { CoreError } from '../../contract/errors.ts';
import { webAddressIn } from '../../contract/web-address.ts';

/** Where Salesforce has its instances. A token goes nowhere else. */
const DOMAINS = ['salesforce.com', 'force.com', 'cloudforce.com', 'salesforce.mil', 'sfcrmapps.cn'];

/** Reads the address of an instance; throws INVALID_REQUEST for one that is not Salesforce's. */
export function instanceUrl(text: string, allowsPrivate: boolean): URL {
  const url = webAddressIn(text);
  const host = url?.hostname ?? '';
  const isTheirs = DOMAINS.some((domain) => host.endsWith(`.${domain}`));
  if (url !== undefined && (isTheirs || allowsPrivate)) return url;
  throw new CoreError('INVALID_REQUEST', `${JSON.stringify(text)} is not an address of Salesforce`, {
    field: 'instance_url',
    fix: 'Use that of your own domain, like https://acme.my.salesforce.com; for tests there is --allow-private-crm.',
  });
}
