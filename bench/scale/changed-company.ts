import type { Random } from '../random.ts';
import type { MadeCompany } from './made-company.ts';

/** Shares of records that another source writes in another way; one may be changed in several. */
const SHARE = { formDropped: 0.3, formPlain: 0.3, upperCase: 0.3, www: 0.5, numberDropped: 0.5 } as const;

/** The same company as another source writes it. */
export function changedCompany(company: MadeCompany, random: Random): MadeCompany {
  const name = nameWith(formOf(company.legalForm, random), company);
  const isNumbered = !random.chance(SHARE.numberDropped);
  return {
    ...company,
    name: random.chance(SHARE.upperCase) ? name.toUpperCase() : name,
    website:
      company.website !== '' && random.chance(SHARE.www)
        ? `https://www.${company.website}/`
        : company.website,
    registration_number: isNumbered ? company.registration_number : '',
    address: '',
    phone: '',
  };
}

function formOf(legalForm: string, random: Random): string {
  if (random.chance(SHARE.formDropped)) return '';
  return random.chance(SHARE.formPlain) ? legalForm.replace(/[.,]/g, '') : legalForm;
}

function nameWith(legalForm: string, company: MadeCompany): string {
  const words = company.name.slice(0, company.name.length - company.legalForm.length).trim();
  return `${words} ${legalForm}`.trim();
}
