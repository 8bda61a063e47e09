import type { Bias } from '../../contract/entity-input.ts';
import type { CountryHint } from '../records/country-hints.ts';
import type { Place } from '../records/normalise-place.ts';
import type { Registration } from '../records/normalise-registration.ts';
import type { HouseRelation } from '../records/one-house.ts';
import type {
  BesideNameEvidence,
  FormEvidence,
  FormHomeEvidence,
  NamedPlaceEvidence,
  NameEvidence,
  NumberEvidence,
  OtherNameEvidence,
  OwnerEvidence,
  ReadingEvidence,
  SeatEvidence,
  WordsEvidence,
} from './name-evidence.ts';

/**
 * What a comparison came to, as values: decisions and reasonings read these members, never the text that people and JSON
 * are shown (`shown-evidence.ts`). `bits` are rounded, so that the rows that are shown sum to the total that decided.
 */
export type EvidenceRow =
  | NameEvidence
  | WordsEvidence
  | FormEvidence
  | ReadingEvidence
  | SeatEvidence
  | BesideNameEvidence
  | OwnerEvidence
  | NumberEvidence
  | NamedPlaceEvidence
  | FormHomeEvidence
  | OtherNameEvidence
  | DomainEvidence
  | SocialEvidence
  | PhoneEvidence
  | RegistrationEvidence
  | PlaceEvidence
  | ElsewhereEvidence
  | EndingEvidence
  | StatusEvidence
  | GroupEvidence
  | UnitEvidence
  | ProminenceEvidence
  | PartEvidence
  | MisspellingEvidence
  | DoubleEvidence
  | BiasEvidence;

export type ComparisonName = EvidenceRow['comparison'];

/** The row of one comparison. */
export type RowOf<Name extends ComparisonName> = EvidenceRow & { readonly comparison: Name };

/** How the domain of a record relates to an entity; `names_record` when the record has none, `names_record_alone` when nobody else is called so. */
export type DomainRelation =
  | 'same'
  | 'group'
  | 'other_suffix'
  | 'names_entity'
  /** It is a name of the entity in one word, and the entity has another website. */
  | 'spells_name'
  | 'names_other'
  | 'names_record'
  | 'names_record_alone'
  | 'differs';

export interface DomainEvidence {
  readonly comparison: 'website' | 'email';
  readonly relation: DomainRelation;
  /** The domain of the record, or its name when the domain of the entity spells that. */
  readonly left: string;
  readonly right: string | null;
  readonly bits: number;
}

interface SocialEvidence {
  readonly comparison: 'social';
  readonly relation: 'same' | 'differs';
  readonly left: string;
  readonly right: string | null;
  readonly bits: number;
}

/** `local`: one of the numbers is without its area. */
export interface PhoneEvidence {
  readonly comparison: 'phone';
  readonly relation: 'same' | 'local' | 'differs';
  readonly left: string;
  readonly right: string | null;
  readonly bits: number;
}

export interface RegistrationEvidence {
  readonly comparison: 'registration';
  readonly relation: 'same' | 'number_only' | 'other_country' | 'differs';
  readonly left: Registration;
  readonly right: Registration;
  readonly bits: number;
}

/** The smallest region that both places are in, or what parts them. */
export type RegionRelation =
  | 'postal'
  | 'city'
  | 'state'
  | 'country'
  | 'city_differs_in_state'
  | 'city_differs'
  | 'state_differs'
  | 'country_differs';

/** The place of the entity that fits best; at least one of `region` and `house` could be compared. */
export interface PlaceEvidence {
  readonly comparison: 'place';
  readonly region: RegionRelation | undefined;
  /** Whether both are one house, `near` also where only the town differs; undefined when that cannot be told, and elsewhere. */
  readonly house: HouseRelation | undefined;
  readonly left: Place;
  readonly right: Place;
  readonly bits: number;
}

/** A record without a country, and what hints that it is in none of the entity's. */
export interface ElsewhereEvidence {
  readonly comparison: 'elsewhere';
  readonly by: CountryHint['by'];
  /** What the record's country is known by: its country, postal code or calling code. */
  readonly left: string;
  /** Where the entity is known to be (alpha-2). */
  readonly countries: readonly string[];
  readonly bits: number;
}

/** The country of the record, and the national ending of the website of an entity of which no country is known. */
export interface EndingEvidence {
  readonly comparison: 'ending';
  readonly relation: 'same' | 'differs';
  /** The record's country (alpha-2). */
  readonly left: string;
  /** The domain. */
  readonly right: string;
  readonly bits: number;
}

interface StatusEvidence {
  readonly comparison: 'status';
  readonly bits: number;
}

/**
 * The head of its group before some or all others of the name, the group that a brand names, or the company of the record's country
 * (`of_country`) before those that bear the bare name elsewhere.
 */
export interface GroupEvidence {
  readonly comparison: 'group';
  readonly role: 'head' | 'head_of_all' | 'named_group' | 'of_country';
  /** Words that only the group's name has. */
  readonly added: readonly string[];
  readonly bits: number;
}

/**
 * Why the record may be a unit or a sister of the entity; `other_kind`: each name says a kind that the other does not, and
 * `other_field` a field;
 * `shared_place`: the names share the place alone; `namesake_at_home`: another company of the name is where the record is;
 * `unit_on_file`: one says the country that the record's name says.
 */
export interface UnitEvidence {
  readonly comparison: 'unit';
  readonly cause:
    | 'shared_domain'
    | 'other_site'
    | 'other_kind'
    | 'other_field'
    | 'shared_place'
    | 'namesake_at_home'
    | 'unit_on_file';
  readonly bits: number;
}

/** How well known it is among those who bear the name. */
interface ProminenceEvidence {
  readonly comparison: 'prominence';
  /** How many stand side by side, with it. */
  readonly bearers: number;
  readonly bits: number;
}

/** The record's name is only a part of the entity's, or its initials or a few letters for it, and nothing stands beside it. */
export interface PartEvidence {
  readonly comparison: 'part';
  readonly of: 'longer_name' | 'group' | 'initials';
  /** Words that only the entity's name has. */
  readonly added: readonly string[];
  readonly bits: number;
}

/**
 * The names are only alike: another company bears the record's as it is written, or the present one where they agree in one
 * that the record gave up, or a slip would leave another letter. Or a slip explains them, in a word so long that no other
 * company's is near it by chance.
 */
export interface MisspellingEvidence {
  readonly comparison: 'misspelling';
  readonly cause: 'other_as_written' | 'present_name' | 'unlikely_slip' | 'likely_slip';
  readonly bits: number;
}

/** The company is on file more than once: this is the best record of it, or one of the others. */
export interface DoubleEvidence {
  readonly comparison: 'double';
  readonly role: 'better' | 'other';
  readonly bits: number;
}

/** What the caller prefers when website and name lead to two entities. */
interface BiasEvidence {
  readonly comparison: 'bias';
  readonly bias: Bias;
  readonly bits: number;
}

/** Rounds bits as they are shown. */
export function roundedBits(bits: number): number {
  return Math.round(bits * 100) / 100;
}

/** The first row of a comparison; undefined when it had nothing to compare. */
export function rowOf<Name extends ComparisonName>(
  rows: readonly EvidenceRow[],
  comparison: Name,
): RowOf<Name> | undefined {
  // A loop, for it is asked a hundred times a record; a row of that comparison has its type.
  for (const row of rows) if (row.comparison === comparison) return row as RowOf<Name>;
  return undefined;
}
