import type { CrmAccount } from '../../contract/crm-account.ts';
import type { ProfileName } from '../../resolution/comparisons/entity-profile.ts';
import { gluedOf, type NormalName } from '../../resolution/names/normal-name.ts';
import { normaliseName } from '../../resolution/names/normalise-name.ts';
import type { Hierarchy } from '../../universe/hierarchy/reference-family.ts';
import { remembering } from '../../universe/remembering.ts';
import type { Dataset } from '../dataset.ts';
import { areOneEntity } from '../duplicates/known-entity.ts';
import { weakestLink } from '../duplicates/link-paths.ts';
import { lastRemembered } from '../last-remembered.ts';
import type { Companies } from '../survivorship/companies.ts';
import type { Standings } from '../survivorship/standing.ts';
import type { DuplicateKind } from '../verdict.ts';
import { type NameStanding, namesOfEntity, PRESENT, wholeNames } from './name-standing.ts';
import { unmarkedName } from './record-marks.ts';
import { isNameOf, STANDING_WORDS, type ToldStanding, toldStandingOf } from './told-standing.ts';

/** Names of accounts that are merged, held against the names that the sources know of their company. */
export interface AccountNames {
  /** Undefined when they are one name but for its spelling, or one of them has none. */
  difference(at: number, into: number): NameDifference | undefined;
  /**
   * The name that a survivor should have once the account is merged into it: the account bears the name of the company
   * as it is now, and the survivor an earlier one, one beside it, or one that no source knows; or the survivor's own
   * without a mark of its record.
   */
  survivingName(at: number, into: number): string | undefined;
}

/** Two accounts of one company have different names. */
export interface NameDifference {
  /** False where both names are in use for the company: its legal name, its trading name, its initials. */
  readonly isRisky: boolean;
  /** What is known of the names, as a sentence without its full stop. */
  readonly words: string;
}

export interface NameInput {
  readonly dataset: Dataset;
  readonly world: Hierarchy;
  readonly standings: Pick<Standings, 'isProtected'>;
  readonly companies: Pick<Companies, 'companyOf' | 'unitOf'>;
}

/** Accounts of which it is remembered what their names are: a survivor is held against each of its doubles, however far apart. */
const REMEMBERED = 50_000;

/** What is known of the whole names of an account, in few bytes. */
interface Named {
  /** Without anything between their words. */
  readonly glued: readonly string[];
  /** What the best of them is to the company; worked out when it is asked for. */
  readonly standing: ToldStanding;
}

interface Asked extends NameInput {
  /** Of the account whose turn it is, and of one that others are held against. */
  readonly own: (at: number) => Named;
  readonly survivor: (at: number) => Named;
}

export function accountNames(given: NameInput): AccountNames {
  const { dataset } = given;
  const named = (at: number) => namedBy(at, given);
  const input: Asked = {
    ...given,
    own: lastRemembered(named),
    survivor: remembering(REMEMBERED, (at) => {
      // The names themselves take many times as much as what is told of them.
      const { glued, standing } = named(at);
      return { glued, standing };
    }),
  };
  const bearers = new Map<number, number | undefined>();
  // What is recommended, its risk and its words ask about the same two.
  const difference = lastRemembered((at: number, into: number): NameDifference | undefined => {
    const [own, other] = [toldNameOf(dataset.account(at)), toldNameOf(dataset.account(into))];
    if (own === undefined || other === undefined) return undefined;
    if (areOneText(own, other) || areOneName(at, into, input)) return undefined;
    const kind = kindOfDouble(at, into, input);
    if (!isOfOneEntity(at, into, dataset))
      return kind === 'website'
        ? { isRisky: true, words: `no source knows that "${own}" and "${other}" are one company` }
        : undefined;
    const told = [
      { one: at, standing: input.own(at).standing },
      { one: into, standing: input.survivor(into).standing },
    ];
    const isOneSpelling = kind === 'exact' || kind === 'location';
    const former = told.filter(({ standing }) => standing === 'former' || standing === 'listed');
    if (isOneSpelling && former.length !== 1) return undefined;
    const doubtful = told.filter(({ standing }) => !isPresent(standing));
    const shown =
      doubtful.length > 0 ? doubtful : told.filter(({ standing }) => standing !== 'legal').slice(0, 1);
    const words = shown.map(({ one, standing }) => standingWords(one, standing, input));
    if (words.length === 0) return undefined;
    return { isRisky: doubtful.length > 0, words: words.join(', and ') };
  });
  return {
    difference,
    survivingName(at, into) {
      if (!bearers.has(into)) bearers.set(into, bearerFor(into, input));
      const bearer = bearers.get(into);
      if (bearer !== undefined && bearer !== at) return undefined;
      const unmarked = unmarkedName(toldNameOf(dataset.account(into)) ?? '');
      if (bearer === undefined) return unmarked;
      // Another name in use stays where it is but a spelling of the same.
      const isOther = input.survivor(into).standing === 'former' || difference(at, into)?.isRisky === true;
      return isOther ? toldNameOf(dataset.account(at)) : unmarked;
    },
  };
}

function toldNameOf({ trading_name, legal_name }: CrmAccount): string | undefined {
  return trading_name ?? legal_name;
}

function isOfOneEntity(at: number, into: number, dataset: Dataset): boolean {
  return areOneEntity(dataset.identity(at), dataset.identity(into));
}

function kindOfDouble(at: number, into: number, { companies }: NameInput): DuplicateKind | undefined {
  const cluster = companies.companyOf(at)?.cluster;
  return (weakestLink(cluster?.pathOf(at, into) ?? []) ?? cluster?.weakest)?.kind;
}

function areOneName(at: number, into: number, { own, survivor }: Asked): boolean {
  const { glued } = survivor(into);
  return own(at).glued.some((name) => glued.includes(name));
}

/** Placeholders have no normal form (`Test`, `???`), and yet are one name when they are one text. */
function areOneText(one: string, other: string): boolean {
  return textOf(one) === textOf(other);
}

function textOf(name: string): string {
  return name.replaceAll(/\s+/g, '').toLowerCase();
}

function namesOfCompany(at: number, { dataset, world }: NameInput): readonly ProfileName[] {
  return namesOfEntity(dataset.identity(at).coreId, world.family);
}

function namedBy(at: number, input: NameInput): Named {
  const { dataset, world } = input;
  const names = namesToTell(at, dataset);
  const shown = () => world.family.facts(dataset.identity(at).coreId ?? '')?.tradingName?.value;
  let standing: ToldStanding | undefined;
  return {
    glued: names.map(gluedOf),
    get standing() {
      standing ??= toldStandingOf(names, namesOfCompany(at, input), shown);
      return standing;
    },
  };
}

/** A name of one letter is nobody's to the matcher, and is a company's all the same where that bears it: `X`, `e&`. */
function namesToTell(at: number, dataset: Dataset): readonly NormalName[] {
  const names = wholeNames(at, dataset);
  return names.length > 0 ? names : normaliseName(toldNameOf(dataset.account(at)) ?? '');
}

function isPresent(standing: ToldStanding): boolean {
  return standing !== 'listed' && PRESENT.includes(standing);
}

/** Which of the accounts that may be merged into a survivor bears the present name that the survivor does not bear. */
function bearerFor(into: number, input: Asked): number | undefined {
  const { dataset, standings, companies } = input;
  if (namesOfCompany(into, input).length === 0 || isPresent(input.survivor(into).standing)) return undefined;
  const others = (companies.unitOf(into)?.members ?? []).filter(
    (one) => one !== into && !standings.isProtected(one) && isOfOneEntity(one, into, dataset),
  );
  const told = others.map((one) => ({ one, standing: input.own(one).standing }));
  const bearer = (wanted: NameStanding) => told.find(({ standing }) => standing === wanted)?.one;
  return bearer('legal') ?? bearer('trading');
}

function standingWords(at: number, standing: ToldStanding, { dataset, world }: NameInput): string {
  const name = toldNameOf(dataset.account(at)) ?? '';
  const { coreId } = dataset.identity(at);
  const facts = coreId === null ? undefined : world.family.facts(coreId);
  const company = facts?.legalName?.value ?? facts?.tradingName?.value ?? coreId ?? '';
  const shown = facts?.tradingName?.value;
  if (areOneText(name, company) && isPresent(standing)) return `"${name}" is the name that the company bears`;
  // A list of shares may keep a name that the company gave up.
  const isListed = standing === 'trading' && !namesToTell(at, dataset).some(isNameOf(shown));
  return standing === 'listed' || isListed
    ? `"${name}" is listed as a name of ${company}, which calls itself ${shown}`
    : STANDING_WORDS[standing](name, company);
}
