import type { EntityClassification } from '../../contract/entity-resolution.ts';
import type { ProfileName } from '../../resolution/comparisons/entity-profile.ts';
import type { Sourced } from '../entity.ts';
import { sourceLabel } from '../source-label.ts';

/** What sort of organisation an entity is. */
export type EntityType =
  | 'Company'
  | 'Government'
  | 'Education'
  | 'Non-profit'
  | 'Healthcare'
  | 'Facility'
  | 'Archive'
  | 'Other';
/** What a company does in its group; sources may use further words. */
export type CompanySubtype = 'Operating' | 'HoldCo/Investment' | 'Business Unit' | 'Branch' | 'Fund';

/** Words of the sources for the types. */
const TYPES: ReadonlyMap<string, EntityType> = new Map([
  ['company', 'Company'],
  ['fund', 'Company'],
  ['government', 'Government'],
  ['education', 'Education'],
  ['nonprofit', 'Non-profit'],
  ['non-profit', 'Non-profit'],
  ['healthcare', 'Healthcare'],
  ['facility', 'Facility'],
  ['archive', 'Archive'],
  ['other', 'Other'],
]);
const SUBTYPES: ReadonlyMap<string, CompanySubtype> = new Map([
  ['operating', 'Operating'],
  ['holdco/investment', 'HoldCo/Investment'],
  ['holding', 'HoldCo/Investment'],
  ['holding company', 'HoldCo/Investment'],
  ['business unit', 'Business Unit'],
  ['division', 'Business Unit'],
  ['branch', 'Branch'],
  ['fund', 'Fund'],
]);

interface Rule<Kind> {
  readonly kind: Kind;
  readonly pattern: RegExp;
}

/** A line of business that makes a type of it whatever it is called. */
const TYPES_BY_INDUSTRY: readonly Rule<EntityType>[] = [
  {
    kind: 'Government',
    pattern: /^foreign governments?$|general public administration|^public administration/i,
  },
];
/** Words of normalised names, mostly in English already, by which an organisation of no known type is recognised. */
const TYPES_BY_NAME: readonly Rule<EntityType>[] = [
  {
    kind: 'Government',
    pattern:
      /^(?:ministry|department|city|county|state|town|township|borough|municipality|republic|kingdom|commonwealth|government|province|embassy|stadt|landkreis|gemeinde|ville|ayuntamiento|comune|gemeente) (?:of|de|di|der|fur|du|des)\b|\b(?:city council|county council|school district|police department)$/,
  },
  {
    kind: 'Education',
    pattern:
      /\b(?:university|college|hochschule|ecole|academy of sciences|polytechnic|school)$|^university (?:of|de|di|du|des|der|zu)\b|^university (?!bank|hospital|medical|press|partners)\w+$/,
  },
  {
    kind: 'Non-profit',
    pattern:
      /\b(?:foundation|stiftung|fondation|fundacion|fundacao|fondazione|charity|charitable trust|gewerkschaft)$/,
  },
];
/** Lines of business of companies that hold others, in the words of SIC and NACE. */
const HOLDING_INDUSTRY =
  /\b(?:blank checks?|offices of (?:other )?holding compan|holding compan|activities of (?:other |financial services )?holding|shell compan|conglomerate holding)\b/i;
const FUND_INDUSTRY =
  /\b(?:asset-backed securities|unit investment trusts?|(?<!real estate )investment trusts?|management investment offices|closed-end|commodity pools?|trusts, funds|exchange traded funds?|mutual funds?|funds? and similar)\b/i;
const HOLDING_NAME =
  /\b(?:holdings?|holdco|bidco|midco|topco|beteiligungs(?:gesellschaft|verwaltung)?|beteiligungen|participations?|participacoes|participaciones|partecipazioni)$|\b(?:verwaltungsgesellschaft|vermogensverwaltung)$/;
/** A holding that says what it does: it owns shares. */
const INVESTING_NAME =
  /\b(?:invest\w*|capital|private equity|ventures?|partners|beteiligung\w*|participa\w*|partecipa\w*)\b/;
/** A company that was made to acquire another one, whose line of business registers may give it beforehand. */
const ACQUISITION_NAME = /\bacquisitions?(?: corporation| company)?(?: \d+)?$/;
const FUND_NAME =
  /\b(?:fund|funds|etf|sicav|ucits|fonds|fondo|fondos|fundo|unit trust|index trust|investment trust|venture fund|pension scheme|pension fund)(?: \w{1,4})?$/;

/** What the sources of an entity say of what it is. */
export interface Described {
  /** Its legal name, else the one it is known by. */
  readonly name: Pick<ProfileName, 'text' | 'tokens' | 'english' | 'forms'> | undefined;
  readonly category: Sourced<string> | null;
  readonly subcategory: Sourced<string> | null;
  readonly industry: string | null;
  /** It is a part of a company that stands elsewhere. */
  readonly isBranch: boolean;
  /** Its own shares are traded. */
  readonly isListed: boolean;
}

/** Tells what the entity is, with the reason in words; null when nothing says so. */
export function classificationOf(described: Described): EntityClassification | null {
  const type = typeOf(described);
  if (type === null) return null;
  if (type.kind !== 'Company') return { type: type.kind, subtype: null, reasoning: type.reason };
  const { kind, reason } = subtypeOf(described);
  return { type: type.kind, subtype: kind, reasoning: `${type.reason} ${reason}` };
}

/** Whether a company runs no business of its own: it holds others, pools money, or is the state. */
export function isOperating(classification: EntityClassification | null): boolean {
  if (classification === null) return true;
  const { type, subtype } = classification;
  return type !== 'Government' && subtype !== 'HoldCo/Investment' && subtype !== 'Fund';
}

interface Told<Kind> {
  readonly kind: Kind;
  readonly reason: string;
}

function typeOf(described: Described): Told<string> | null {
  const { industry, category, name } = described;
  const byIndustry = TYPES_BY_INDUSTRY.find(({ pattern }) => industry !== null && pattern.test(industry));
  if (byIndustry !== undefined)
    return { kind: byIndustry.kind, reason: `Its line of business is "${industry}".` };
  const said = category === null ? undefined : (TYPES.get(category.value.toLowerCase()) ?? category.value);
  if (said !== undefined && said !== 'Company')
    return { kind: said, reason: `According to ${sourceLabel(category?.source ?? null)}.` };
  const hasForm = name !== undefined && name.forms.length > 0;
  const words = wordsOf(described);
  const byName = hasForm ? undefined : TYPES_BY_NAME.find(({ pattern }) => pattern.test(words));
  if (byName !== undefined && industry === null)
    return { kind: byName.kind, reason: `Its name says so: ${name?.text}.` };
  if (said !== undefined)
    return { kind: said, reason: `A company according to ${sourceLabel(category?.source ?? null)}.` };
  return hasForm ? { kind: 'Company', reason: 'Its legal form is that of a company.' } : null;
}

function subtypeOf(described: Described): Told<string> {
  const { industry, isBranch, subcategory, category } = described;
  if (isBranch || subcategory?.value.toLowerCase() === 'branch')
    return { kind: 'Branch', reason: 'It is a branch of a company elsewhere, and no company of its own.' };
  const said = subcategory === null ? undefined : SUBTYPES.get(subcategory.value.toLowerCase());
  const name = wordsOf(described);
  const isToAcquire = ACQUISITION_NAME.test(name);
  if (said !== undefined && !(said === 'Fund' && isToAcquire))
    return { kind: said, reason: `${said}, as ${sourceLabel(subcategory?.source ?? null)} says.` };
  if (category?.value.toLowerCase() === 'fund')
    return { kind: 'Fund', reason: `A fund according to ${sourceLabel(category.source)}.` };
  if (isToAcquire)
    return { kind: 'HoldCo/Investment', reason: 'By its name it was made to acquire another company.' };
  if (industry !== null) return byIndustry(industry, name);
  if (FUND_NAME.test(name)) return { kind: 'Fund', reason: 'A fund by its name.' };
  // Groups that are listed as `X Holdings` run the business of X; no source has said which.
  if (HOLDING_NAME.test(name) && !(described.isListed && !INVESTING_NAME.test(name)))
    return {
      kind: 'HoldCo/Investment',
      reason: 'A holding by its name, and no source knows a business of its own.',
    };
  return { kind: 'Operating', reason: 'Nothing says that it is a holding, a fund or a branch.' };
}

/** A holding in name that has a line of business is what it does: Booking Holdings sells travel. */
function byIndustry(industry: string, name: string): Told<CompanySubtype> {
  if (HOLDING_INDUSTRY.test(industry))
    return { kind: 'HoldCo/Investment', reason: `Its line of business is "${industry}".` };
  if (FUND_INDUSTRY.test(industry)) return { kind: 'Fund', reason: `Its line of business is "${industry}".` };
  if (/commodity contracts/i.test(industry) && /\b(?:trusts?|etfs?|funds?|shares)$/.test(name))
    return { kind: 'Fund', reason: `It pools money in the line of business "${industry}".` };
  if (FUND_NAME.test(name) && /invest|fund|trust|asset management|financ/i.test(industry))
    return { kind: 'Fund', reason: `A fund by its name, in the line of business "${industry}".` };
  return { kind: 'Operating', reason: `It works in a line of business of its own: ${industry}.` };
}

function wordsOf({ name }: Described): string {
  return (name?.english ?? name?.tokens ?? []).join(' ');
}
