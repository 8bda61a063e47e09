import { type ActionFile, inChunks, tableOf } from './action-file.ts';

/** A company and the one above it, by their record ids. */
export interface HubspotLink {
  readonly child: string;
  readonly parent: string;
}

/** HubSpot's own type of a child's association with its parent; 13 is the same from the other side. */
const CHILD_TO_PARENT = 14;
const INPUTS_OF_A_REQUEST = 100;

/** Links as a table, and as bodies of the requests that make or remove them. */
export function linkFiles(name: string, links: readonly HubspotLink[]): readonly ActionFile[] {
  if (links.length === 0) return [];
  return [
    ...tableOf(
      `${name}.csv`,
      ['child_id', 'parent_id', 'association_type_id'],
      links.map(({ child, parent }) => [child, parent, String(CHILD_TO_PARENT)]),
    ),
    {
      name: `${name}.ndjson`,
      lines: inChunks(links, INPUTS_OF_A_REQUEST).map((chunk) =>
        JSON.stringify({ inputs: chunk.map(inputOf) }),
      ),
    },
  ];
}

function inputOf({ child, parent }: HubspotLink) {
  return {
    from: { id: child },
    to: { id: parent },
    types: [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: CHILD_TO_PARENT }],
  };
}
