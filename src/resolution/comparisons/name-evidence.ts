import type { NameBeside, NormalName, Reading } from '../names/normal-name.ts';
import type { FormRelation } from './compare-forms.ts';
import type { NameKind, ProfileName } from './entity-profile.ts';

/*
 * What a comparison tells of the names of a record and an entity.
 */

/** How the words of the record's name relate to those of the entity's. */
export type NameRelation =
  | 'same'
  | 'same_words'
  | 'respelled'
  | 'abbreviated'
  | 'cut_off'
  | 'initials'
  | 'entity_longer'
  | 'record_longer'
  | 'overlap'
  | 'different';

/** The two names that fit best. */
export interface NameEvidence {
  readonly comparison: 'name';
  readonly relation: NameRelation;
  /** All words that only one of them has are common ones, as Holdings and Group are. */
  readonly isGeneric: boolean;
  /** What the name is to the entity. */
  readonly kindOfName: NameKind;
  readonly left: Reading<NormalName>;
  readonly right: Reading<ProfileName>;
  /**
   * The record's own name is another, and this one stands in brackets, is said to be a former one, or is what it trades under:
   * `Meier Elektro (Bosch)`.
   */
  readonly isBesideOther: boolean;
  /** And this one abbreviates that: `Quarter Institute of Zoology (QIZ)`. */
  readonly isOwnAbbreviation: boolean;
  /** An initial of the one stands for a word of the other: `J. Hutton` may be Jane, too. */
  readonly isByInitial: boolean;
  /** How much rarer what they share is than the universe is large, in bits; 0 when they share nothing. */
  readonly rarityMargin: number;
  readonly bits: number;
}

/** What words tell that only one name has: a number or a place, a unit, or neither. */
export type WordsMeaning = 'sibling' | 'unit' | 'extra';

export interface WordsEvidence {
  readonly comparison: 'name_words';
  readonly meaning: WordsMeaning;
  readonly onlyLeft: readonly string[];
  readonly onlyRight: readonly string[];
  readonly bits: number;
}

/** The legal forms of two names that both say one. */
export interface FormEvidence {
  readonly comparison: 'name_form';
  readonly relation: FormRelation;
  readonly left: readonly string[];
  readonly right: readonly string[];
  readonly bits: number;
}

/** A name was read in English: the words of the reading, on the side that was read. */
export interface ReadingEvidence {
  readonly comparison: 'name_reading';
  readonly left: readonly string[];
  readonly right: readonly string[];
  readonly bits: number;
}

/** Words of a name that say the country of the other side, its town in brackets, or where it is behind the name. */
export interface SeatEvidence {
  readonly comparison: 'name_seat';
  /**
   * Among the words of a name; behind the record's name, parted from it by a comma or dash; behind it as its last words; or there
   * and not where the company is.
   */
  readonly stands: 'within' | 'apart' | 'last' | 'abroad';
  readonly left: readonly string[];
  readonly right: readonly string[];
  readonly bits: number;
}

/** The record's name was read without what stands beside it and says nothing of who it is. */
export interface BesideNameEvidence {
  readonly comparison: 'name_beside';
  readonly what: NameBeside['what'];
  readonly left: string;
  readonly bits: number;
}

/**
 * The owner that a name says, beside the owners of the other side: one of them (`agrees`), another (`differs`), the owner that the
 * other name says, which is another (`two_owners`), or none is known.
 */
export interface OwnerEvidence {
  readonly comparison: 'name_owner';
  readonly relation: 'agrees' | 'differs' | 'two_owners' | 'not_known';
  readonly left: string | null;
  readonly right: string | null;
  readonly bits: number;
}

/** Numbers that only one of the names says, and that are of the address (`of_address`) or of one house and telephone. */
export interface NumberEvidence {
  readonly comparison: 'name_number';
  readonly cause: 'of_address' | 'one_door';
  readonly left: readonly string[];
  readonly right: readonly string[];
  readonly bits: number;
}

/** A place in the brackets of one name alone, or a town in the record's where the entity is not known to be. */
export interface NamedPlaceEvidence {
  readonly comparison: 'name_place';
  readonly left: readonly string[];
  readonly right: readonly string[];
  readonly bits: number;
}

/**
 * The legal form of a record that says no country, and where the entity is: of `other_countries`, with another form in the
 * entity's name or none; or `not_known` to be that of an entity of whose form nothing is known.
 */
export interface FormHomeEvidence {
  readonly comparison: 'form_home';
  readonly relation: 'other_form' | 'other_countries' | 'not_known' | 'not_there';
  readonly left: readonly string[];
  /** Where the entity is known to be (alpha-2); of `not_there` where the record is. */
  readonly countries: readonly string[];
  readonly bits: number;
}

/** A second name of the record. */
export interface OtherNameEvidence {
  readonly comparison: 'other_name';
  readonly agrees: boolean;
  readonly left: NormalName;
  readonly right: ProfileName;
  readonly bits: number;
}
