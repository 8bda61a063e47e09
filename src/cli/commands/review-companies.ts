import type { EntityField } from '../../batch/mapping/fields.ts';
import type { KnownCompanies, KnownCompany } from '../../batch/review/known-companies.ts';
import { CoreError } from '../../contract/errors.ts';
import { type Browser, type OpenedBrowser, openBrowser } from '../../engine/browse/browse.ts';
import type { Context } from '../context.ts';

/** The universe, opened when it is asked for the first time. */
export interface OpenedCompanies extends KnownCompanies {
  close(): Promise<void>;
}

export function openedCompanies({
  dataDir,
  shared,
  clock,
  say,
}: Pick<Context, 'dataDir' | 'shared' | 'clock' | 'say'>): OpenedCompanies {
  let opened: Promise<OpenedBrowser> | undefined;
  let browser: OpenedBrowser | undefined;
  const universe = async () => {
    opened ??= openBrowser({ dataDir, shared, clock, tell: say });
    browser = await opened;
    return browser;
  };
  return { ...knownCompanies(universe), close: async () => browser?.close() };
}

/** The companies of a universe that somebody else opens and closes. */
export function knownCompanies(universe: () => Promise<Pick<Browser, 'show' | 'search'>>): KnownCompanies {
  return {
    async company(coreId) {
      try {
        const { name, facts } = await (await universe()).show(coreId);
        const { legalName, website, country, city, headquarters, registration } = facts;
        return companyOf(coreId, name, {
          ...{ name, legal_name: legalName?.value, website: website?.value },
          ...{ address: headquarters?.address, city, country: country?.value },
          company_registration_number: registration?.number,
        });
      } catch (error) {
        if (error instanceof CoreError && error.code === 'ENTITY_NOT_FOUND') return undefined;
        throw error;
      }
    },
    async search(text, limit) {
      const found = await (await universe()).search({ text, limit });
      return found.map(({ coreId, name, legalName, website, city, country }) =>
        companyOf(coreId, name, { name, legal_name: legalName, website, city, country }),
      );
    },
  };
}

function companyOf(
  coreId: string,
  name: string,
  known: Readonly<Partial<Record<EntityField, string | null | undefined>>>,
): KnownCompany {
  const fields = Object.entries(known).filter(([, value]) => value != null && value !== '');
  return { coreId, name, fields: Object.fromEntries(fields) };
}
