import type { Confidence } from '../../contract/confidence.ts';
import type { EntityInput } from '../../contract/entity-input.ts';
import type { CompanyRegistration, EntityResolutionRecord } from '../../contract/entity-resolution.ts';
import { countryCode } from '../../resolution/tables/countries.ts';
import type { EntityFacts, LegalName, Sourced } from '../../universe/entity.ts';
import { leastSure } from '../../universe/hierarchy/least-sure.ts';
import { sourceLabel } from '../../universe/source-label.ts';

type Identity = Pick<EntityResolutionRecord, 'identity_type' | 'legal_info' | 'trading_info'>;

/** The legal and the trading side of an entity, each with where its facts come from. */
export function identityOf(facts: EntityFacts, confidence: Confidence): Identity {
  const website = facts.website?.value ?? null;
  const legalCountry = (facts.legalCountry ?? facts.country)?.value ?? null;
  const tradingName = facts.tradingName?.value ?? null;
  return {
    identity_type: facts.legalName === null ? 'trading_entity' : 'legal_entity',
    legal_info: {
      legal_name: facts.legalName?.value ?? null,
      website,
      country: legalCountry,
      trading_name: tradingName,
      ...legalStatement(facts.legalName, confidence),
    },
    trading_info: {
      trading_name: tradingName,
      website,
      country: facts.tradingCountry?.value ?? legalCountry,
      confidence,
      reasoning: `${provenance('Trading name', facts.tradingName)} ${provenance('Website', facts.website)}`,
    },
  };
}

/** A name that no source calls legal is not surely the legal one. */
function legalStatement(name: LegalName | null, confidence: Confidence) {
  if (name === null) return { confidence, reasoning: 'Legal name unknown.' };
  const { source, statedBy } = name;
  if (statedBy !== undefined)
    return { confidence, reasoning: `Legal name according to ${sourceLabel(statedBy)}.` };
  return {
    confidence: leastSure([confidence, 'MEDIUM']),
    reasoning: `No source says which of its names is the legal one; this one, from ${sourceLabel(source)}, has a legal form.`,
  };
}

/** The registration from the entity's facts, else from the request. */
export function registrationOf(facts: EntityFacts | null, input: EntityInput): CompanyRegistration | null {
  const known = facts?.registration ?? null;
  if (known !== null) return { ...known };
  if (input.company_registration_number === undefined) return null;
  // Text that is no country tells nothing.
  const texts = [input.company_registration_country, input.country];
  const [country = null] = texts.flatMap((text) => (text && countryCode(text)) || []);
  return { number: input.company_registration_number, country, source: 'request' };
}

function provenance(what: string, fact: Sourced<string> | null): string {
  return fact === null ? `${what} unknown.` : `${what} according to ${sourceLabel(fact.source)}.`;
}
