import { NAME_FEATURES } from '../dist/resolution/names/name-features.js';
import type { TableShape } from './boost.ts';

const SHARES = [0.2, 0.34, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95, 0.999];
const FEW_SHARES = [0.34, 0.5, 0.65, 0.8, 0.95, 0.999];
const LIKENESS = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.999];
const FEW_LIKENESS = [0.4, 0.6, 0.75, 0.88, 0.999];
const RARITY_MARGINS = [-10, -8, -6, -4, -2, 0, 2, 5, 9];
const FEW_RARITY_MARGINS = [-7, -4, -1, 2];
const RARITY = [0.1, 6, 8, 10, 12, 14];
const FEW_RARITY = [0.1, 8.5, 12];
const COUNTS = [0.5, 1.5, 2.5, 3.5];
const ANY: readonly [number, number] = [-12, 12];
const CODES = [0.5, 1.5, 2.5];

/** The tables of a record beside an entity: which features, cut where, shown in which evidence row. */
export const PAIR_SHAPES: readonly TableShape[] = [
  { of: ['record_share'], row: 'name', cuts: [SHARES], slopes: ['rising'] },
  { of: ['entity_share'], row: 'name', cuts: [SHARES], slopes: ['rising'] },
  { of: ['similarity'], row: 'name', cuts: [LIKENESS], slopes: ['rising'] },
  { of: ['prefix'], row: 'name', cuts: [LIKENESS], slopes: ['rising'] },
  { of: ['rarity_margin'], row: 'name', cuts: [RARITY_MARGINS], slopes: ['rising'] },
  { of: ['fuzzy_share'], row: 'name', cuts: [[0.01, 0.3, 0.6, 0.999]], slopes: ['falling'] },
  {
    of: ['agreement'],
    row: 'name',
    cuts: [[0.5, 1.5, 2.5, 3.5]],
    // Initials that spell all words: the sets have few that are right, people write many.
    bounds: [ANY, ANY, ANY, ANY, [4, 12]],
  },
  { of: ['head'], row: 'name', cuts: [[0.5]], slopes: ['rising'] },
  { of: ['order'], row: 'name', cuts: [[0.5]], slopes: ['rising'] },
  {
    of: ['kind'],
    row: 'name',
    cuts: [CODES],
    bounds: [
      [0, 0],
      [-2, -0.2],
      [-3, -0.5],
      [-4, -1.5],
    ],
  },
  { of: ['record_words'], row: 'name', cuts: [[1.5, 2.5, 3.5]] },
  { of: ['record_rarest'], row: 'name_words', cuts: [RARITY], slopes: ['falling'] },
  { of: ['entity_rarest'], row: 'name_words', cuts: [RARITY], slopes: ['falling'] },
  { of: ['record_extra'], row: 'name_words', cuts: [COUNTS], slopes: ['falling'] },
  { of: ['entity_extra'], row: 'name_words', cuts: [COUNTS], slopes: ['falling'] },
  // No word of an affiliate more, one in the entity's name, one in the record's.
  {
    of: ['affiliate'],
    row: 'name_words',
    cuts: [[0.5, 1.5]],
    bounds: [
      [0, 0],
      [-5, -1],
      [-5, -0.5],
    ],
  },
  // Missing, the same, a translation, another one: registers repeat forms, so that the sets know little of wrong ones.
  {
    of: ['form'],
    row: 'name_form',
    cuts: [CODES],
    bounds: [
      [0, 0],
      [0.4, 2],
      [0, 1],
      [-4, -1.5],
    ],
  },
  {
    of: ['record_share', 'entity_share'],
    row: 'name',
    cuts: [FEW_SHARES, FEW_SHARES],
    slopes: ['rising', 'rising'],
  },
  {
    of: ['similarity', 'rarity_margin'],
    row: 'name',
    cuts: [FEW_LIKENESS, FEW_RARITY_MARGINS],
    slopes: ['rising', 'rising'],
  },
  {
    of: ['record_share', 'rarity_margin'],
    row: 'name',
    cuts: [FEW_SHARES, FEW_RARITY_MARGINS],
    slopes: ['rising', 'rising'],
  },
  {
    of: ['entity_share', 'rarity_margin'],
    row: 'name',
    cuts: [FEW_SHARES, FEW_RARITY_MARGINS],
    slopes: ['rising', 'rising'],
  },
  {
    of: ['record_rarest', 'entity_rarest'],
    row: 'name_words',
    cuts: [FEW_RARITY, FEW_RARITY],
    slopes: ['falling', 'falling'],
  },
  // What the fixed weights say of a place, corrected; nothing for nothing.
  {
    of: ['place'],
    row: 'place',
    cuts: [[-4, -2.5, -1.5, -0.01, 0.01, 1, 2.5, 4, 5.5, 8]],
    slopes: ['rising'],
    bounds: [
      [-9, -7],
      [-6, -1],
      [-5, -1],
      [-3, -0.3],
      [0, 0],
      [0.4, 2],
      [1.2, 3],
      [2.2, 5],
      [3.2, 7],
      [4.5, 9],
      [7, 12],
    ],
  },
  {
    of: ['agreement', 'fuzzy_share'],
    row: 'name',
    cuts: [
      [0.5, 1.5, 2.5, 3.5],
      [0.3, 0.6, 0.999],
    ],
  },
  {
    of: ['record_words', 'entity_extra'],
    row: 'name',
    cuts: [[1.5, 2.5], COUNTS],
    slopes: ['any', 'falling'],
  },
  { of: ['head', 'record_share'], row: 'name', cuts: [[0.5], FEW_SHARES], slopes: ['rising', 'rising'] },
  {
    of: ['prefix', 'entity_share'],
    row: 'name',
    cuts: [FEW_LIKENESS, FEW_SHARES],
    slopes: ['rising', 'rising'],
  },
];

const TOTAL = [-12, -9, -7, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15];
const MARGIN = [0.3, 0.7, 1.2, 2, 3, 4, 5, 6, 8, 10, 13, 17];
const FEW_TOTALS = [-6, -3, 0, 3, 6, 10];
const FEW_MARGINS = [1, 3, 6, 10];
const RELATIONS = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5];
const FEW_RELATIONS = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5];
const DECISION_RARITY_MARGINS = [-10, -8, -6, -4, -2, 0, 2, 5];

/** The tables of the decision: how sure the best candidate is by its total, its margin over the next and what the names share. */
export const DECISION_SHAPES: readonly TableShape[] = [
  { of: ['total'], row: 'decision', cuts: [TOTAL], slopes: ['rising'] },
  { of: ['margin'], row: 'decision', cuts: [MARGIN], slopes: ['rising'] },
  { of: ['rarity_margin'], row: 'decision', cuts: [DECISION_RARITY_MARGINS], slopes: ['rising'] },
  { of: ['relation'], row: 'decision', cuts: [RELATIONS] },
  { of: ['total', 'margin'], row: 'decision', cuts: [FEW_TOTALS, FEW_MARGINS], slopes: ['rising', 'rising'] },
  {
    of: ['total', 'rarity_margin'],
    row: 'decision',
    cuts: [FEW_TOTALS, FEW_RARITY_MARGINS],
    slopes: ['rising', 'rising'],
  },
  {
    of: ['margin', 'rarity_margin'],
    row: 'decision',
    cuts: [FEW_MARGINS, FEW_RARITY_MARGINS],
    slopes: ['rising', 'rising'],
  },
  {
    of: ['relation', 'total'],
    row: 'decision',
    cuts: [FEW_RELATIONS, FEW_TOTALS],
    slopes: ['any', 'rising'],
  },
  {
    of: ['relation', 'rarity_margin'],
    row: 'decision',
    cuts: [FEW_RELATIONS, FEW_RARITY_MARGINS],
    slopes: ['any', 'rising'],
  },
];

/** What a pair is made from: the features of its names, and what its places tell before they are weighed. */
export const PAIR_FEATURES = [...NAME_FEATURES, 'place'] as const;
