import type { ImportItem } from '../../resolution/records/source-record.ts';
import { importRows } from './import-rows.ts';
import type { Importer, ImportFiles, RemoteFile } from './importer.ts';
import { type FormerNames, readMetadata } from './sec-metadata.ts';
import { cikId, secRecord } from './sec-record.ts';
import { readSubmissions, submissionsIn } from './sec-submissions.ts';
import { isTickers, readTickers, tickerRecord } from './sec-tickers.ts';
import { formOf, pathOf, type SourceFile } from './source-file.ts';

/** Both are written anew every night. */
const PUBLISHED: readonly RemoteFile[] = [
  { url: '/Archives/edgar/daily-index/bulkdata/submissions.zip', name: 'submissions.zip' },
  { url: '/files/company_tickers_exchange.json', name: 'company_tickers_exchange.json' },
];

/**
 * Filers of the US Securities and Exchange Commission: EDGAR's submissions JSON as zip, folder or single files, the
 * SEC's list of companies with a ticker, or a CSV of filers' metadata.
 */
export const secEdgar: Importer = {
  name: 'sec-edgar',
  trust: 85,
  kind: 'register',
  format: 4,
  publication: { base: 'https://www.sec.gov', files: async () => PUBLISHED },
  read,
};

async function* read(files: ImportFiles): AsyncIterable<ImportItem> {
  const seen = new Set<string>();
  const former: FormerNames = new Map();
  const tickers: string[] = [];
  for (const path of files.paths) {
    const archive = await submissionsIn(path);
    if (archive !== undefined) yield* readFilers(archive, seen);
    else if ((await formOf(path)) === 'csv') yield* readMetadata(files, path, { seen, former });
    else if (await isTickers(path)) tickers.push(path);
    else yield* readFilers([path], seen);
  }
  for (const path of tickers) yield* readListed(path, seen);
}

async function* readFilers(
  files: AsyncIterable<SourceFile> | readonly SourceFile[],
  seen: Set<string>,
): AsyncIterable<ImportItem> {
  for await (const file of files) {
    yield* importRows({ path: pathOf(file), rows: readSubmissions(file), seen }, secRecord);
  }
}

/** The list knows numbers and names alone, so whoever was read before stays as it is. */
async function* readListed(path: string, seen: Set<string>): AsyncIterable<ImportItem> {
  yield* importRows({ path, rows: readTickers(path), seen }, (listed) =>
    seen.has(cikId(listed.cik)) ? undefined : tickerRecord(listed),
  );
}
