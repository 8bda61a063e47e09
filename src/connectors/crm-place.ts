import type { ConnectionSettings } from '../contract/crm-connections.ts';
import { webAddressIn } from '../contract/web-address.ts';
import type { Credentials } from './credentials.ts';

/** Which CRM a connection leads to, without what lets core in; undefined where that was not kept when it was made. */
export function crmPlace(credentials: Credentials, settings: ConnectionSettings): string | undefined {
  const { place, file = '', id_column: id, modified_column: modified } = settings;
  const columns = [id, modified].some((name) => name !== undefined)
    ? ` by ${id ?? ''}, ${modified ?? ''}`
    : '';
  switch (credentials.kind) {
    case 'salesforce':
      return `Salesforce ${webAddressIn(credentials.salesforce.instance_url)?.host ?? ''}`;
    case 'hubspot':
      return place === undefined ? undefined : `HubSpot ${place}`;
    case 'sqlite':
      return `SQLite ${file}${columns}`;
    case 'postgres': {
      const address = webAddressIn(credentials.url);
      return `PostgreSQL ${address?.host ?? ''}${address?.pathname ?? ''}${columns}`;
    }
  }
}
