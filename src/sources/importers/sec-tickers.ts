import { z } from 'zod';
import type { SourceRecord } from '../../resolution/records/source-record.ts';
import { allOf, type Read, rejectedLine, requireColumns } from './records.ts';
import { withoutSecSuffix } from './sec-names.ts';
import { cikId } from './sec-record.ts';
import { brokenFile } from './source-error.ts';
import { readWhole, startOf } from './source-file.ts';

/** `{"fields":["cik","name","ticker","exchange"],"data":[[320193,"Apple Inc.","AAPL","Nasdaq"],…]}` */
const Tickers = z.object({ fields: z.array(z.string()), data: z.array(z.array(z.unknown())) });
const Listed = z.object({
  cik: z.coerce.string().regex(/^\d{1,10}$/),
  name: z.string().trim().min(1),
});
export type SecListed = z.infer<typeof Listed>;

/** Tells whether a JSON file is the SEC's company_tickers_exchange.json. */
export async function isTickers(path: string): Promise<boolean> {
  return /^\{\s*"(fields|data)"\s*:\s*\[/.test(await startOf(path));
}

/** Reads the companies with a ticker; one of several tickers comes several times. */
export async function* readTickers(path: string): AsyncIterable<Read<SecListed>> {
  const { fields, data } = tickersIn(path, await readWhole(path));
  requireColumns(path, fields, allOf('cik', 'name'));
  for (const [index, row] of data.entries()) {
    const listed = Listed.safeParse(Object.fromEntries(fields.map((name, at) => [name, row[at]])));
    if (listed.success) yield { line: 1, value: listed.data };
    else yield rejectedLine(path, 1, `company ${index + 1} has no number or no name`);
  }
}

/** Makes the record of a company of which only number and name are known. */
export function tickerRecord({ cik, name }: SecListed): SourceRecord {
  const id = cikId(cik);
  return {
    source: 'sec-edgar',
    id,
    names: [{ value: withoutSecSuffix(name), kind: 'legal' }],
    websites: [],
    identifiers: [{ type: 'cik', value: id }],
    relations: [],
    category: 'Company',
    status: 'active',
  };
}

function tickersIn(path: string, content: string): z.infer<typeof Tickers> {
  try {
    return Tickers.parse(JSON.parse(content));
  } catch {
    throw brokenFile(path, 'its JSON is not a list of companies with their tickers');
  }
}
