import { companyNamed } from '../../contract/company-told.ts';
import type { EnrichmentRequest } from '../../contract/inbound.ts';
import { accountId } from '../../crm/account-id.ts';
import type { InputRow } from '../../tabular/input-row.ts';

/** Makes the request of a row, or says why it cannot be asked about. */
export type RequestOfRow = (
  row: InputRow,
) => { readonly request: EnrichmentRequest } | { readonly problem: string };

/** Finds the CRM ids under which rows name different companies, and makes the requests of their rows problems. */
export async function refusingDifferent(
  rows: AsyncIterable<InputRow>,
  requestOf: RequestOfRow,
): Promise<RequestOfRow> {
  const seen = new Map<string, { readonly line: number; readonly named: string }>();
  const different = new Map<string, readonly [number, number]>();
  for await (const row of rows) {
    const asked = requestOf(row);
    if ('problem' in asked) continue;
    const { id } = accountId(asked.request.crmId);
    const named = companyNamed(asked.request);
    const first = seen.get(id);
    if (first === undefined) seen.set(id, { line: row.line, named });
    else if (first.named !== named && !different.has(id)) different.set(id, [first.line, row.line]);
  }
  return (row) => {
    const asked = requestOf(row);
    const lines = 'problem' in asked ? undefined : different.get(accountId(asked.request.crmId).id);
    return lines === undefined ? asked : { problem: differentWords(asked, lines) };
  };
}

function differentWords(asked: ReturnType<RequestOfRow>, [first, second]: readonly [number, number]): string {
  const id = 'request' in asked ? asked.request.crmId : '';
  return `lines ${first} and ${second} say different things about the account ${id}`;
}
