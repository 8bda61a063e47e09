import { normalisePlace } from '../../resolution/records/normalise-place.ts';
import { areOneTown } from '../../resolution/records/town-names.ts';
import type { EntityFacts } from '../../universe/entity.ts';
import { remembering } from '../../universe/remembering.ts';
import type { Situation } from '../actions/situation.ts';
import { namesOfEntity, PRESENT, standingOf, wholeNames } from '../names/name-standing.ts';
import { normalOfAccount } from '../normal-account.ts';

/** What tells which of two accounts of an entity that are not merged stands for it, asked in this order. */
const ASKED = ['mark', 'active', 'unit', 'country', 'name', 'sureness', 'children', 'place'] as const;
export type StandsBy = (typeof ASKED)[number];

/** Puts accounts of one entity in order, those that stand for it first. */
export interface StandingRank {
  /** Below 0 where the first of two accounts of an entity stands for it before the other one; 0 where nothing tells. */
  compare(a: number, b: number): number;
  /** What told two such accounts apart; undefined where nothing does. */
  toldBy(a: number, b: number): StandsBy | undefined;
}

/** Each answer is one of a few. */
const ANSWERS = 4;
const SURENESS = { HIGH: 2, MEDIUM: 1, LOW: 0 } as const;
/** Of an entity with very many accounts each is held against the first two. */
const REMEMBERED = 20_000;

/** Asks only about accounts of entities that have several. */
export function standingRank(situation: Situation): StandingRank {
  const answersOf = remembering(REMEMBERED, (at: number) => packed(answers(at, situation)));
  return {
    compare: (a, b) => answersOf(b) - answersOf(a),
    toldBy(a, b) {
      const [one, other] = [answers(a, situation), answers(b, situation)];
      return ASKED.find((asked) => one[asked] !== other[asked]);
    },
  };
}

function packed(answered: Readonly<Record<StandsBy, number>>): number {
  return ASKED.reduce((sum, asked) => sum * ANSWERS + answered[asked], 0);
}

function answers(at: number, situation: Situation): Readonly<Record<StandsBy, number>> {
  const { standings, dataset } = situation;
  const facts = situation.factsOf(at);
  const place = placeOf(at, facts, situation);
  return {
    mark: standings.isMarked(at) || standings.isMarkedInName(at) ? 0 : 1,
    active: standings.isInactive(at) ? 0 : 1,
    unit: standings.isUnit(at) ? 0 : 1,
    country: place === ABROAD ? 0 : 1,
    name: bearsPresentName(at, facts, situation) ? 1 : 0,
    sureness: SURENESS[dataset.identity(at).confidence],
    children: (standings.children[at] ?? 0) > 0 ? 1 : 0,
    place,
  };
}

function bearsPresentName(at: number, facts: EntityFacts | undefined, situation: Situation): boolean {
  const { dataset, world } = situation;
  const known = namesOfEntity(facts?.coreId ?? null, world.family);
  return PRESENT.includes(standingOf(wholeNames(at, dataset), known));
}

const [ABROAD, UNKNOWN, AT_HOME, AT_SEAT] = [0, 1, 2, 3];

/** Where an account is, as seen from its company. */
function placeOf(at: number, facts: EntityFacts | undefined, { dataset }: Situation): number {
  const homes = [facts?.country?.value, facts?.legalCountry?.value].filter((one) => one !== undefined);
  const { country, city } = normalOfAccount(dataset, at).place;
  if (country === undefined || homes.length === 0) return UNKNOWN;
  if (!homes.includes(country)) return ABROAD;
  const seat = facts?.city == null ? undefined : normalisePlace({ city: facts.city }).city;
  return city !== undefined && seat !== undefined && areOneTown(city, seat) ? AT_SEAT : AT_HOME;
}
