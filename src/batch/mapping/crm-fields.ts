import type { FieldSpec } from './field-spec.ts';
import { holdsOwnership } from './ownership-words.ts';

/** What columns of an account tell beside who the company is (contract/crm-account.ts). */
export type CrmField =
  | 'parent_id'
  | 'parent_name'
  | 'owner'
  | 'account_type'
  | 'record_type'
  | 'created_at'
  | 'last_activity_at'
  | 'open_opportunities'
  | 'contracted_revenue'
  | 'annual_revenue'
  | 'marked_duplicate'
  | 'is_deleted';

const NOT_AN_ID = ['email', 'url', 'domain', 'phone', 'date', 'flag'] as const;
const NOT_A_WORD = ['email', 'url', 'domain', 'phone', 'date'] as const;
const NOT_A_DATE = ['email', 'url', 'domain', 'phone', 'words', 'country', 'flag', 'id'] as const;
const NOT_A_NUMBER = ['email', 'url', 'domain', 'date', 'words', 'country', 'id'] as const;
const NOT_A_FLAG = ['email', 'url', 'domain', 'phone', 'date', 'id'] as const;

/** Headers of exports of Salesforce, HubSpot and Dynamics 365, their reports included, and plain words for the same. */
export const CRM_FIELDS: Readonly<Record<CrmField, FieldSpec>> = {
  parent_id: {
    // biome-ignore format: a table of words
    aliases: [
      'parent account id 18', 'parent account id', 'parent id', 'hs parent company id', 'parent company id',
      'parent record id', 'parent company record id', 'associated parent company id', 'parent external id',
      'parent crm id', 'ubergeordneter account id', 'ubergeordnete account id',
    ],
    several: 'first',
    wrong: NOT_AN_ID,
  },
  parent_name: {
    // biome-ignore format: a table of words
    aliases: [
      'ubergeordneter account', 'ubergeordnetes unternehmen', 'parent account', 'parent account name', 'parent company', 'parent company name', 'parent name', 'parent',
      'mutterunternehmen', 'muttergesellschaft', 'konzernmutter', 'societe mere', 'empresa matriz',
      'casa madre', 'moederbedrijf',
    ],
    several: 'first',
    wrong: NOT_A_WORD,
  },
  owner: {
    // biome-ignore format: a table of words
    aliases: [
      'account owner', 'company owner', 'owner', 'owner name', 'account owner name', 'hubspot owner', 'hubspot owner id',
      'owner id', 'account manager', 'sales rep', 'responsible', 'besitzer', 'inhaber des accounts', 'kontoinhaber',
      'proprietaire',
    ],
    several: 'first',
    wrong: ['url', 'date', 'flag'],
  },
  account_type: {
    // biome-ignore format: a table of words
    aliases: [
      'account type', 'type', 'company type', 'customer type', 'customer status', 'account status', 'relationship type',
      'lifecycle stage', 'accountcategory', 'customertypecode', 'kundenstatus', 'kontotyp', 'typ', 'account typ',
      'kundentyp', 'type de compte', 'tipo de cuenta', 'tipo',
    ],
    several: 'first',
    wrong: NOT_A_WORD,
    isOther: holdsOwnership,
  },
  record_type: {
    aliases: ['record type', 'record type name', 'record type id', 'account record type'],
    several: 'first',
    wrong: NOT_A_WORD,
  },
  created_at: {
    // biome-ignore format: a table of words
    aliases: [
      'created date', 'create date', 'created', 'created on', 'created at', 'date created',
      'creation date', 'organization created', 'erstellt am', 'erstelldatum', 'erstellungsdatum', 'date de creation', 'fecha de creacion',
    ],
    several: 'first',
    wrong: NOT_A_DATE,
  },
  last_activity_at: {
    // biome-ignore format: a table of words
    aliases: [
      'last activity date', 'last activity', 'last activity at', 'last contacted', 'notes last contacted',
      'last contact date', 'last engagement date', 'last touch date', 'letzte aktivitat', 'derniere activite',
    ],
    several: 'first',
    wrong: NOT_A_DATE,
  },
  open_opportunities: {
    // biome-ignore format: a table of words
    aliases: [
      'open opportunities', 'of open opportunities', 'number of open opportunities', 'open opps', 'open opportunity count', 'open opps count',
      'open deals', 'number of open deals', 'hs num open deals', 'num open deals', 'offene opportunities',
      'opportunites ouvertes',
    ],
    several: 'first',
    wrong: NOT_A_NUMBER,
  },
  contracted_revenue: {
    // biome-ignore format: a table of words
    aliases: [
      'contracted revenue', 'arr', 'acv', 'mrr', 'annual recurring revenue', 'annual contract value', 'contract value',
      'total contract value', 'tcv', 'total closed won', 'closed won amount', 'won amount', 'lifetime value',
      'total revenue', 'openrevenue',
    ],
    several: 'first',
    wrong: NOT_A_NUMBER,
  },
  annual_revenue: {
    // biome-ignore format: a table of words
    aliases: [
      'annual revenue', 'company revenue', 'revenue', 'jahresumsatz', 'umsatz', 'chiffre d affaires',
      'facturacion', 'fatturato', 'omzet',
    ],
    several: 'first',
    wrong: NOT_A_NUMBER,
  },
  marked_duplicate: {
    // biome-ignore format: a table of words
    aliases: ['is duplicate', 'duplicate', 'marked duplicate', 'marked as duplicate', 'duplicate flag', 'duplikat', 'doublon'],
    several: 'first',
    wrong: NOT_A_FLAG,
  },
  is_deleted: { aliases: ['is deleted'], several: 'first', wrong: NOT_A_FLAG },
};
