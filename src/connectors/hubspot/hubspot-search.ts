import type { CrmQuery, CrmRow } from '../../contract/crm-connection.ts';
import { crmRow, ObjectsAnswer, readAnswer } from './hubspot-answers.ts';
import { filterGroupsOf, type HubspotFilter } from './hubspot-filters.ts';
import { checkedNames, modifiedProperty, objectPath } from './hubspot-names.ts';
import type { HubspotSession } from './hubspot-session.ts';

/** The most that one search gives. */
const PAGE_ROWS = 200;

/**
 * Rows in rising order of (time of change, id). Every search begins behind the last row that was given instead of at a
 * number of rows: it never comes to the 10,000 rows after which HubSpot ends a search, and a row that changes meanwhile
 * pushes no other past us. HubSpot sorts by one property alone: rows with one time are asked for by id.
 */
export async function* changedObjects(
  session: HubspotSession,
  { object, fields, where, after, signal }: CrmQuery,
): AsyncGenerator<readonly CrmRow[]> {
  checkedNames(object, fields);
  const modified = modifiedProperty(object);
  const groups = filterGroupsOf(where);
  const search = async (more: readonly HubspotFilter[], sortedBy: string): Promise<readonly CrmRow[]> => {
    signal?.throwIfAborted();
    const filterGroups = groups.map((group) => ({ filters: [...group, ...more] }));
    const body = {
      ...(filterGroups.some(({ filters }) => filters.length > 0) && { filterGroups }),
      properties: [...new Set([...fields, modified])],
      sorts: [{ propertyName: sortedBy, direction: 'ASCENDING' }],
      limit: PAGE_ROWS,
    };
    const path = `${objectPath(object)}/search`;
    const answer = await session.ask({ method: 'POST', path, body, isSafe: true, signal });
    return readAnswer(ObjectsAnswer, answer).results.map((one) => crmRow(one, fields, modified));
  };
  const withTime = async function* (time: string, behind: string) {
    for (let id = behind; ; ) {
      const rows = await search([filter(modified, 'EQ', time), idFilter(id)], 'hs_object_id');
      if (rows.length > 0) yield rows;
      if (rows.length < PAGE_ROWS) return;
      id = rows.at(-1)?.id ?? id;
    }
  };
  if (after !== undefined) yield* withTime(after.modified, after.id);
  for (let time = after?.modified; ; ) {
    const rows = sorted(await search(time === undefined ? [] : [filter(modified, 'GT', time)], modified));
    const last = rows.at(-1);
    if (last === undefined) return;
    if (rows.length < PAGE_ROWS) return yield rows;
    // More rows with the last time may stand behind the page.
    const whole = rows.filter((row) => row.modified < last.modified);
    if (whole.length > 0) yield whole;
    else yield* withTime(last.modified, '0');
    time = whole.at(-1)?.modified ?? last.modified;
  }
}

function filter(propertyName: string, operator: string, time: string): HubspotFilter {
  return { propertyName, operator, value: String(Date.parse(time)) };
}

function idFilter(id: string): HubspotFilter {
  return { propertyName: 'hs_object_id', operator: 'GT', value: id };
}

/** Ids are numbers, and compared as such. */
function sorted(rows: readonly CrmRow[]): readonly CrmRow[] {
  return [...rows].sort((one, other) => {
    if (one.modified !== other.modified) return one.modified < other.modified ? -1 : 1;
    return one.id.length - other.id.length || (one.id < other.id ? -1 : 1);
  });
}
