import type { EntityInput } from '../../contract/entity-input.ts';
import {
  areNames,
  isAtAnotherSite,
  isInAnotherPlace,
} from '../../resolution/comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import { type NormalRecord, normaliseRecord } from '../../resolution/records/normal-record.ts';
import type { Website } from '../../resolution/records/normalise-website.ts';
import { lazily } from '../../resolution/tables/lazily.ts';
import type { AccountIdentity, Dataset } from '../dataset.ts';
import { wordsOfTwo } from '../doubts/operator-doubt.ts';
import { type AccountIndex, accountIndex } from '../duplicates/account-index.ts';
import { accountRarity } from '../duplicates/account-rarity.ts';
import type { AccountUniverse } from '../duplicates/account-universe.ts';
import { candidatesOf } from '../duplicates/candidate-pairs.ts';
import { compareAccounts, compareOneWay } from '../duplicates/compare-accounts.ts';
import { compareAlone, judgeEntityPair } from '../duplicates/judge-entity-pair.ts';
import { judgeLikeness, surer } from '../duplicates/judge-likeness.ts';
import { areAtDifferentPlaces, type Judged, THRESHOLDS } from '../duplicates/judge-pair.ts';
import { isKnown } from '../duplicates/known-entity.ts';
import { requireInMemory } from '../duplicates/most-accounts.ts';
import { comparableOf, type OrderedAccounts, orderedAccounts } from '../duplicates/ordered-accounts.ts';
import { haveOwnAgreement } from '../duplicates/own-agreement.ts';
import { siteNumberOf } from '../duplicates/site-number.ts';
import { areAtTwoHosts, asTwoUnits, haveUnitWords } from '../duplicates/two-units.ts';
import { ownTownOf } from '../names/town-more.ts';
import { accountsBySite, domainOfNameless } from './at-domain.ts';

/** What a lead says of its company, and who that is as the matcher found. */
export interface Lead {
  readonly input: EntityInput;
  readonly identity: AccountIdentity;
}

/** An account that may be the lead's own company. */
export interface LeadDouble extends Judged {
  /** Its position. */
  readonly at: number;
}

/** Compares leads with the accounts; the answer about a lead depends on the accounts and on no other lead. */
export interface LeadComparison {
  /** Accounts that resemble the lead by what both say of themselves, the surest first. */
  doublesOf(lead: Lead): readonly LeadDouble[];
  /** How sure it is that the lead and an account of the same entity are one company. */
  ofOneEntity(lead: Lead, at: number): LeadDouble;
  /** Accounts that resemble the lead and are at the very host of its address, where that is such as units have. */
  atHostOf(lead: Lead): readonly LeadDouble[];
  /** Positions of the accounts at the domain of a lead that says no name of a company. */
  atDomainOf(lead: Lead): { readonly domain: string; readonly accounts: readonly number[] } | undefined;
}

/** Leads have no share of doubles of their own: the model's guess stands. */
const NO_PRIOR = 0;

export function leadComparison(dataset: Dataset): LeadComparison {
  requireInMemory(dataset.size);
  const accounts = orderedAccounts(dataset);
  const index = accountIndex(accounts, { leastAccounts: 1 });
  const rarity = accountRarity(index);
  const numbers = new Uint32Array(accounts.size);
  for (let number = 0; number < accounts.size; number++) numbers[accounts.positionOf(number)] = number;
  const universeOf = (lead: Lead) => ({ index: withLead(index, lead), rarity });
  const hosts = lazily(() => accountsBySite(dataset, ({ unitHost }) => unitHost));
  const domains = lazily(() => accountsBySite(dataset, ({ domain }) => domain));
  return {
    doublesOf(lead) {
      const universe = universeOf(lead);
      const isLeadKnown = isKnown(lead.identity);
      return candidatesOf(accounts.size, universe.index)
        .filter((number) => !(isLeadKnown && isKnown(accounts.identity(number))))
        .toSorted((a, b) => a - b)
        .flatMap((number) => {
          const pair = [accounts.size, number] as const;
          const judged = judgeLead(pair, universe);
          if (judged === undefined) return [];
          return [{ ...atOneHost(pair, judged, universe), at: accounts.positionOf(number) }];
        })
        .toSorted(bySureness);
    },
    ofOneEntity(lead, at) {
      const universe = universeOf(lead);
      const pair = [accounts.size, numbers[at] ?? 0] as const;
      const areKnown = isKnown(lead.identity) && isKnown(dataset.identity(at));
      const own = areKnown ? undefined : judgeLead(pair, universe);
      return {
        ...atOneHost(pair, surer(judgeEntityPair(pair, universe.index.accounts), own), universe),
        at,
      };
    },
    atDomainOf({ input }) {
      const domain = domainOfNameless(normaliseRecord(input));
      return domain === undefined ? undefined : { domain, accounts: domains().get(domain) ?? [] };
    },
    atHostOf(lead) {
      const universe = universeOf(lead);
      const host = addressOf(universe.index.accounts.record(accounts.size))?.unitHost;
      if (host === undefined) return [];
      return (hosts().get(host) ?? []).slice(0, MOST_AT_A_HOST).flatMap((at) => {
        if (areTwoSurely(lead.identity, dataset.identity(at))) return [];
        const judged = judgeLead([accounts.size, numbers[at] ?? 0], universe);
        if (judged === undefined || judged.kind === 'related') return [];
        return [{ ...judged, confidence: judged.confidence === 'HIGH' ? 'HIGH' : 'MEDIUM', at }];
      });
    },
  };
}

/** More would be offices or doubles of one unit. */
const MOST_AT_A_HOST = 16;

function areTwoSurely(mine: AccountIdentity, theirs: AccountIdentity): boolean {
  const isSure = (one: AccountIdentity) => isKnown(one) && one.confidence === 'HIGH';
  return isSure(mine) && isSure(theirs) && mine.coreId !== theirs.coreId;
}

/** Where the lead writes from, else its website. */
function addressOf({ emailDomain, website }: NormalRecord): Website | undefined {
  return emailDomain ?? website;
}

/** A lead of one unit is not the account of another. */
function atOneHost(pair: readonly [number, number], judged: Judged, { index }: AccountUniverse): Judged {
  const { accounts } = index;
  const mine = addressOf(accounts.record(pair[0]));
  const theirs = accounts.record(pair[1]).website;
  if (judged.kind === 'related' || mine?.unitHost === undefined || theirs?.unitHost === undefined)
    return judged;
  if (!areAtTwoHosts(mine, theirs) || !haveUnitWords(compareAlone(pair, accounts))) return judged;
  return asTwoUnits(judged, mine, theirs);
}

/**
 * Judges the lead as two accounts are judged, with two differences. People shorten the name of their employer: where
 * website, e-mail, telephone or street agree, the lead is compared with the account as a record with a company, and not
 * the other way round too. And leads come from anywhere: a name that nothing else supports, be it that of a country, is LOW
 * unless it is a legal name on both sides that is rare in the world, and neither place nor website speaks against it. How
 * rare its words are tells that of no other name: `First Baptist Church` and `Bäckerei Müller` are many, of words that are few.
 */
function judgeLead(pair: readonly [number, number], universe: AccountUniverse): Judged | undefined {
  const { index } = universe;
  const forth = compareOneWay(pair, universe, THRESHOLDS.low);
  if (forth === undefined) return undefined;
  const likeness = haveOwnAgreement(forth.rows) ? forth : compareAccounts(pair, universe, THRESHOLDS.low);
  const judged =
    likeness && judgeLikeness(pair, likeness, { index, priorBits: NO_PRIOR, mayBeShortened: true });
  if (likeness === undefined || judged === undefined) return judged;
  const { rows, rarityMargin } = likeness;
  const doubt = otherBusinessDoubt(pair, rows, index.accounts);
  if (doubt !== undefined) return { ...judged, confidence: 'LOW', reasoning: `${judged.reasoning} ${doubt}` };
  if (judged.hasOwnAgreement) return judged;
  const isRare = rarityMargin + Math.log2(index.size) >= COMPANIES_BITS;
  const isRegistered = isRare && rowOf(rows, 'name_form')?.relation === 'same';
  const isEnough = isNear(rows) || (isRegistered && !areApart(rows));
  return isEnough ? judged : { ...judged, confidence: 'LOW' };
}

const OTHER_BUSINESS = 'But each name has a word of its own: they may be two businesses of one house.';
const OTHER_PLACE =
  'But its name says the town where only the account is: it may be another place of the company.';

/**
 * Why the account may be another business at the address of the lead, or another place of its company: `Dr. Anna Quantock` and `Dr. Jens
 * Wexmoor` in one practice, `Kudzwa - Leeds` for a lead in York. Undefined where nothing says so.
 */
function otherBusinessDoubt(
  [lead, account]: readonly [number, number],
  rows: readonly EvidenceRow[],
  { record }: Pick<OrderedAccounts, 'record'>,
): string | undefined {
  if (isInAnotherPlace(rows) && ownTownOf(record(account), record(lead)) !== undefined) return OTHER_PLACE;
  return areNames(rows, ['overlap']) && wordsOfTwo(rows) !== undefined ? OTHER_BUSINESS : undefined;
}

/** The world has about so many companies, as a power of two. */
const COMPANIES_BITS = 27;

const NEAR: ReadonlySet<string | undefined> = new Set(['postal', 'city', 'state']);

/** Both say where they are, nearer than the country, and that is no two places. */
function isNear(rows: readonly EvidenceRow[]): boolean {
  return NEAR.has(rowOf(rows, 'place')?.region);
}

function areApart(rows: readonly EvidenceRow[]): boolean {
  return areAtDifferentPlaces(rows) || isAtAnotherSite(rows);
}

/** The accounts with the lead as one more behind the last, which is looked up and never found. */
function withLead(index: AccountIndex, { input, identity }: Lead): AccountUniverse['index'] {
  const { accounts } = index;
  const lead = comparableOf(input, 'the lead');
  const ofBoth = <Value>(own: Value, other: (number: number) => Value) => {
    return (number: number) => (number === accounts.size ? own : other(number));
  };
  const both: OrderedAccounts = {
    ...accounts,
    record: ofBoth(lead.record, accounts.record),
    profile: ofBoth(lead.profile, accounts.profile),
    identity: ofBoth(identity, accounts.identity),
    city: ofBoth(input.city, accounts.city),
    siteNumber: ofBoth(siteNumberOf(input), accounts.siteNumber),
    // A lead is that of a company, whoever it is.
    isPerson: ofBoth(false, accounts.isPerson),
  };
  return { ...index, accounts: both, profile: both.profile };
}

const ORDER: readonly Judged['confidence'][] = ['HIGH', 'MEDIUM', 'LOW'];

export function bySureness(a: Judged, b: Judged): number {
  return ORDER.indexOf(a.confidence) - ORDER.indexOf(b.confidence) || (b.bits ?? 0) - (a.bits ?? 0);
}
