import type { CrmRow } from '../../contract/crm-connection.ts';
import { headerMeaning } from '../mapping/header-meaning.ts';

/** The column of the ids of rows; headers of exports call it so, and so it is found. */
export const ROW_ID_COLUMN = 'Record ID';
/** The column of the number of open opportunities, where the CRM counts them. */
export const OPEN_COLUMN = 'Open Opportunities';

/** Of the fields of a CRM those that tell about accounts: by their names, or because they are named. */
export function columnsToRead(
  fields: readonly string[],
  { named, mapped }: { readonly named: readonly string[]; readonly mapped: readonly string[] },
): readonly string[] {
  const isNamed = (name: string) => named.includes(name) || mapped.some((text) => text.includes(name));
  return fields.filter((name) => {
    const field = headerMeaning(name)?.field;
    return isNamed(name) || (field !== undefined && field !== 'external_id');
  });
}

interface Lines {
  readonly columns: readonly string[];
  /** By the id of the account; undefined where the CRM does not count them. */
  readonly open?: ReadonlyMap<string, number> | undefined;
  readonly onPage: (rows: number) => void;
}

/** Rows of a CRM as lines of NDJSON, as a file of accounts holds them. */
export async function* crmLines(
  pages: AsyncIterable<readonly CrmRow[]>,
  { columns, open, onPage }: Lines,
): AsyncGenerator<string> {
  let rows = 0;
  for await (const page of pages) {
    for (const { id, fields } of page) {
      const cells = columns.map((name) => [name, fields[name] ?? ''] as const);
      const counted = open === undefined ? [] : [[OPEN_COLUMN, String(open.get(id) ?? 0)] as const];
      yield `${JSON.stringify(Object.fromEntries([[ROW_ID_COLUMN, id], ...cells, ...counted]))}\n`;
    }
    rows += page.length;
    onPage(rows);
  }
}
