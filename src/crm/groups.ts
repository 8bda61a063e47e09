import { createHash } from 'node:crypto';
import type { DuplicateType } from '../contract/crosscheck.ts';
import { regionalSubsidiaryOf } from '../universe/hierarchy/regional-subsidiary.ts';
import { remembering } from '../universe/remembering.ts';
import type { Situation } from './actions/situation.ts';
import { ended, toldAccount } from './actions/told-names.ts';
import { regionalHeadOf } from './hierarchy/regional-heads.ts';
import { rememberedOf } from './remembered-of.ts';
import type { Company } from './survivorship/companies.ts';
import type { StandingAccounts } from './survivorship/standing-accounts.ts';
import { survivalWords } from './survivorship/survival-words.ts';
import { tieWords } from './survivorship/tie-words.ts';
import type { DuplicateGroup, DuplicateKind, GroupMember } from './verdict.ts';

/** The place of an account in its duplicate group. */
export interface Membership {
  readonly group: string;
  readonly type: DuplicateType;
  readonly duplicateOf: number | null;
  readonly kind: DuplicateKind | null;
}

/** The duplicate groups of a plan: doubles of one company, with the regional units of that company and their doubles. */
export interface Groups {
  readonly ids: readonly string[];
  membershipOf(at: number): Membership | undefined;
  reasoningOf(at: number): string;
  group(id: string): DuplicateGroup | undefined;
}

/** Accounts of which is remembered what their groups say of them. */
const MOST_REMEMBERED = 20_000;

/** Gathers accounts around the first account of each head company. */
export function groupsOf(situation: Situation, standing: StandingAccounts): Groups {
  const { companies, standings } = situation;
  const head = new Int32Array(standings.size).fill(-1);
  const regional = new Uint8Array(standings.size);
  // Doubles of an account that leaves are told so, and make no group with it.
  const isLed = ({ units: [unit] }: Company) =>
    unit !== undefined && (unit.survivor === null || unit.members.includes(unit.survivor));
  for (const company of companies.all.filter(isLed))
    for (const at of company.units.flatMap((unit) => unit.members)) head[at] = leaderOf(at, situation);
  for (let at = 0; at < standings.size; at++) {
    if (leaderOf(at, situation) !== at) continue;
    const above = regionalHeadOf(at, situation, standing);
    if (above === undefined) continue;
    const leader = leaderOf(above, situation);
    if (leader === at || regionalHeadOf(leader, situation, standing) !== undefined) continue;
    regional[at] = 1;
    head[leader] = leader;
    head[at] = leader;
  }
  // Doubles of a regional account are in the group that it is in.
  const rootOf = (at: number) => {
    const leader = leaderOf(at, situation);
    return regional[leader] === 1 ? (head[leader] ?? -1) : (head[at] ?? -1);
  };
  const members = new Map<number, number[]>();
  for (let at = 0; at < standings.size; at++) {
    const root = rootOf(at);
    if (root === -1) continue;
    const others = members.get(root);
    if (others === undefined) members.set(root, [at]);
    else others.push(at);
  }
  const idOf = new Map<number, string>();
  const rootById = new Map<string, number>();
  for (const [root, all] of members) {
    const id = groupId(root, all, { situation, standing });
    idOf.set(root, id);
    rootById.set(id, root);
  }
  // An account is asked about for itself, and once more where its group is told.
  const remembered = rememberedOf(standings.size, MOST_REMEMBERED);
  const membershipOf = remembering(remembered, (at: number): Membership | undefined => {
    const group = idOf.get(rootOf(at));
    if (group === undefined) return undefined;
    const isRegional = regional[at] === 1;
    return { group, ...typeOf(at, isRegional, situation) };
  });
  const reasoningOf = remembering(remembered, (at: number) =>
    reasoning(at, regional[at] === 1, situation, head[at] ?? -1),
  );
  return {
    ids: [...rootById.keys()].sort(),
    membershipOf,
    reasoningOf,
    group(id) {
      const root = rootById.get(id);
      if (root === undefined) return undefined;
      const found = (members.get(root) ?? []).map((at): GroupMember => {
        return { at, type: membershipOf(at)?.type ?? 'DUPLICATE', reasoning: reasoningOf(at) };
      });
      return { id, members: inOrder(found, situation) };
    },
  };
}

/** The account that stands for the company of an account: the first one where nothing tells. */
function leaderOf(at: number, { companies }: Situation): number {
  const unit = companies.companyOf(at)?.units[0];
  return unit?.survivor ?? unit?.members[0] ?? at;
}

function typeOf(
  at: number,
  isRegional: boolean,
  situation: Situation,
): Pick<Membership, 'type' | 'duplicateOf' | 'kind'> {
  const { companies } = situation;
  const company = companies.companyOf(at);
  const unit = companies.unitOf(at);
  const [first] = company?.units ?? [];
  const isLeader = unit === undefined || (unit === first && unit.survivor === at);
  if (isLeader) return { type: isRegional ? 'REGIONAL' : 'PRIMARY', duplicateOf: null, kind: null };
  const of = unit.survivor === at ? (first?.survivor ?? null) : unit.survivor;
  const link = of === null ? company?.cluster.weakest : situation.surenessOf(at, of)?.link;
  return { type: 'DUPLICATE', duplicateOf: of, kind: link?.kind ?? null };
}

function reasoning(at: number, isRegional: boolean, situation: Situation, root: number): string {
  const { companies } = situation;
  const unit = companies.unitOf(at);
  const { type, duplicateOf } = typeOf(at, isRegional, situation);
  if (type === 'REGIONAL') return regionalWords(at, root, situation);
  if (type === 'PRIMARY')
    return unit === undefined
      ? 'It is the head company of the regional ones in the group.'
      : survivalWords(at, situation);
  if (duplicateOf === null)
    return 'It is one of several accounts of one company; nothing tells which survives.';
  const why = tieWords(at, duplicateOf, situation);
  const apart =
    unit?.survivor === at && unit.keptApart !== null ? ` Kept apart: ${ended(unit.keptApart)}` : '';
  const isIt = situation.surenessOf(at, duplicateOf)?.isSure === false ? 'It may be' : 'It is';
  return `${isIt} a double of ${toldAccount(duplicateOf, situation)}. ${why}${apart}`.trim();
}

function regionalWords(at: number, root: number, situation: Situation): string {
  const [facts, head] = [situation.factsOf(at), situation.factsOf(root)];
  if (facts === undefined || head === undefined) return 'It is a regional company of the group.';
  return (
    regionalSubsidiaryOf(facts, [head], situation.world.family).reasoning ??
    'It is a regional company of the group.'
  );
}

/** The core_id of the head company when the group is the one that stands for it, else made of the ids of its members. */
function groupId(
  root: number,
  members: readonly number[],
  { situation, standing }: { readonly situation: Situation; readonly standing: StandingAccounts },
): string {
  const entity = situation.entityOf(root);
  const stand = entity === undefined ? undefined : standing.accountOf(entity);
  if (entity !== undefined && stand !== undefined && leaderOf(stand, situation) === root)
    return situation.entities.coreIdOf(entity);
  const ids = members.map((at) => situation.keyOf(at)).sort();
  return `g${createHash('sha256').update(JSON.stringify(ids)).digest('hex').slice(0, 16)}`;
}

function inOrder(members: readonly GroupMember[], { keyOf }: Situation): readonly GroupMember[] {
  const keyed = members.map((member) => ({ member, key: keyOf(member.at) }));
  const rank = ({ type }: GroupMember) => (type === 'PRIMARY' ? 0 : 1);
  return keyed
    .sort((a, b) => rank(a.member) - rank(b.member) || (a.key < b.key ? -1 : 1))
    .map(({ member }) => member);
}
