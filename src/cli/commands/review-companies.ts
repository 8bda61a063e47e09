import type { EntityField } from '../../batch/mapping/fields.ts';
import { CoreError } from '../../contract/errors.ts';
import { type OpenedBrowser, openBrowser } from '../../engine/browse/browse.ts';
import type { Context } from '../context.ts';

/** A company of the universe as a review shows it. */
export interface KnownCompany {
  readonly coreId: string;
  readonly name: string;
  /** By the fields of an account; those that are not known are left out. */
  readonly fields: Readonly<Partial<Record<EntityField, string>>>;
}

/** The universe, opened when it is asked for the first time. */
export interface KnownCompanies {
  /** Undefined for an id that the universe does not have. */
  company(coreId: string): Promise<KnownCompany | undefined>;
  search(text: string, limit: number): Promise<readonly KnownCompany[]>;
  close(): void;
}

export function knownCompanies(context: Context): KnownCompanies {
  let opened: Promise<OpenedBrowser> | undefined;
  let browser: OpenedBrowser | undefined;
  const universe = async () => {
    opened ??= openBrowser({ dataDir: context.dataDir, clock: context.clock, tell: context.say });
    browser = await opened;
    return browser;
  };
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
    close: () => browser?.close(),
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

/** `6075156552 Sprint Corporation (Overland Park, US, sprint.com)`. */
export function companyWords({ coreId, name, fields: { city, country, website } }: KnownCompany): string {
  const known = [city, country, website].filter((part) => part !== undefined);
  return known.length === 0 ? `${coreId} ${name}` : `${coreId} ${name} (${known.join(', ')})`;
}
