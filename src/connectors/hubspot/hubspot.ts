import type { CrmRow } from '../../contract/crm-connection.ts';
import type { CrmSystem } from '../../contract/crm-system.ts';
import { lastingError } from '../rest/tries.ts';
import { AccountAnswer, crmRow, ObjectsAnswer, PropertiesAnswer, readAnswer } from './hubspot-answers.ts';
import { checkedNames, modifiedProperty, objectPath } from './hubspot-names.ts';
import { changedObjects } from './hubspot-search.ts';
import { type HubspotOptions, type HubspotSession, hubspotSession } from './hubspot-session.ts';
import { writeObjects } from './hubspot-writes.ts';

const IDS_AT_ONCE = 100;

/** Objects of HubSpot over its CRM API, version 3: search to read, batch update to write. */
export function hubspot(options: HubspotOptions): CrmSystem {
  const plain = hubspotSession(options);
  const session: HubspotSession = {
    ...plain,
    // What a read throws is shown to people; a write tells apart what may have been done.
    ask: (request) =>
      plain.ask(request).catch((error: unknown) => {
        throw request.isSafe ? lastingError(error) : error;
      }),
  };
  return {
    changed: (query) => changedObjects(session, query),
    async read(object, ids, fields) {
      checkedNames(object, fields);
      const modified = modifiedProperty(object);
      const rows: CrmRow[] = [];
      const distinct = [...new Set(ids)];
      for (let from = 0; from < distinct.length; from += IDS_AT_ONCE) {
        const inputs = distinct.slice(from, from + IDS_AT_ONCE).map((id) => ({ id }));
        const body = { properties: [...new Set([...fields, modified])], inputs };
        const path = `${objectPath(object)}/batch/read`;
        const answer = await session.ask({ method: 'POST', path, body, isSafe: true });
        rows.push(...readAnswer(ObjectsAnswer, answer).results.map((one) => crmRow(one, fields, modified)));
      }
      return rows;
    },
    write: (object, updates) => writeObjects(session, object, updates),
    accountsObject: async () => 'companies',
    async look(object) {
      checkedNames(object, []);
      const body = { limit: 1, properties: [] };
      const found = await session.ask({
        method: 'POST',
        path: `${objectPath(object)}/search`,
        body,
        isSafe: true,
      });
      const account = await session.ask({ method: 'GET', path: '/account-info/v3/details', isSafe: true });
      const { portalId } = readAnswer(AccountAnswer, account);
      return {
        place: `portal ${portalId}`,
        user: null,
        object,
        rows: readAnswer(ObjectsAnswer, found).total ?? 0,
      };
    },
    async fields(object) {
      checkedNames(object, []);
      const path = `/crm/v3/properties/${encodeURIComponent(object)}`;
      const { results } = readAnswer(
        PropertiesAnswer,
        await session.ask({ method: 'GET', path, isSafe: true }),
      );
      return results.map(({ name, label, calculated, modificationMetadata }) => ({
        name,
        label,
        isWritable: calculated !== true && modificationMetadata?.readOnlyValue !== true,
      }));
    },
    close: () => session.close(),
  };
}
