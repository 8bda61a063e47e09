import { acronymOf, labelOf } from '../blocking/blocking-keys.ts';
import { WEIGHTS } from '../model/weights.ts';
import { gluedOf, type NormalName } from '../names/normal-name.ts';
import type { Website } from '../records/normalise-website.ts';
import { HEAD_WORDS } from '../tables/company-words.ts';
import { calledByDomain } from './called-by-domain.ts';
import { type Comparison, type ComparisonContext, identifierCap } from './comparison.ts';
import type { EntityProfile } from './entity-profile.ts';
import { type DomainEvidence, type DomainRelation, roundedBits } from './evidence.ts';

/** How a domain that the record has relates to an entity. */
type OwnRelation = Exclude<DomainRelation, 'names_record' | 'names_record_alone'>;
type DomainWeights = Readonly<Record<OwnRelation, number>>;

/** Compares the website; when it does not agree, the e-mail domain may still. */
export const compareWebsites: Comparison = (context, before) => {
  const { website, emailDomain } = context.record;
  const rows: DomainEvidence[] = [];
  const bySite =
    website === undefined || website.isShared ? undefined : compareDomain('website', website, context);
  if (bySite !== undefined) rows.push(bySite);
  const isSameAddress = website?.domain === emailDomain?.domain;
  if (emailDomain !== undefined && bySite?.relation !== 'same' && !(isSameAddress && bySite !== undefined)) {
    const byMail = compareDomain('email', emailDomain, context);
    // A unit writes from its owner's domain: with a website of its own, the mail proves the group and no more.
    const isOwners = byMail?.relation === 'same' && bySite?.relation === 'differs';
    if (byMail !== undefined)
      rows.push(isOwners ? { ...byMail, relation: 'group', bits: WEIGHTS.email.group } : byMail);
  }
  return website === undefined && emailDomain === undefined ? calledByDomain(context, before) : rows;
};

function compareDomain(
  kind: 'website' | 'email',
  website: Website,
  context: ComparisonContext,
): DomainEvidence {
  const weights = WEIGHTS[kind];
  const relation = relationOf(website, context);
  const right = context.profile.domains[0] ?? null;
  return {
    comparison: kind,
    relation,
    left: website.domain,
    right: relation === 'same' ? website.domain : right,
    bits: roundedBits(bitsOf(relation, website, { weights, context })),
  };
}

function relationOf(website: Website, { profile, index }: ComparisonContext): OwnRelation {
  if (profile.domains.includes(website.domain)) return 'same';
  if (profile.domains.some((domain) => labelOf(domain) === website.label)) return 'other_suffix';
  const groupDomains = profile.groupIds.flatMap((coreId) => {
    const entity = index.entityOf(coreId);
    return entity === undefined ? [] : index.profile(entity).domains;
  });
  if (groupDomains.includes(website.domain)) return 'group';
  if (profile.domains.length > 0) return namesEntity(website, profile) ? 'spells_name' : 'differs';
  return namesEntity(website, profile) ? 'names_entity' : 'names_other';
}

/** The domain is a name of the entity in one word, perhaps without a word like Group behind it, or its initials. */
function namesEntity(website: Website, profile: EntityProfile): boolean {
  const label = website.label.replace(/-/g, '');
  return profile.names.some(
    (name) => gluedOf(name) === label || brandOf(name) === label || acronymOf(name) === label,
  );
}

/** `porch` of Porch Group. */
function brandOf({ tokens }: Pick<NormalName, 'tokens'>): string {
  const last = tokens.findLastIndex((token) => !HEAD_WORDS.has(token));
  return tokens.slice(0, last + 1).join('');
}

/** A domain of many entities proves a group, not an entity: its bits fall with their number. */
function bitsOf(
  relation: OwnRelation,
  website: Website,
  { weights, context }: { weights: DomainWeights; context: ComparisonContext },
): number {
  if (relation === 'same')
    return identifierCap(context.rarity) - context.rarity.sharingBits(website.domain) + weights.same;
  return weights[relation];
}
