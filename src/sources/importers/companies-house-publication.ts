import { CoreError } from '../../contract/errors.ts';
import type { Publication } from './importer.ts';

const PAGE = '/en_output.html';
const RELEASE = /BasicCompanyDataAsOneFile-\d{4}-\d{2}-\d{2}\.zip/g;

/** The page on which the register lists its monthly file, in one and in parts. */
export const companiesHousePublication: Publication = {
  base: 'http://download.companieshouse.gov.uk',
  async files(text) {
    const names = (await text(PAGE)).match(RELEASE) ?? [];
    const newest = names.toSorted().at(-1);
    if (newest !== undefined) return [{ url: `/${newest}`, name: newest }];
    throw new CoreError('REMOTE', `${PAGE} of Companies House lists no BasicCompanyDataAsOneFile`, {
      fix: 'Download the file by hand and import it with core reference import companies-house.',
    });
  },
};
