import { isInAnotherHouse, isUnitOnDomain } from './comparisons/candidate-evidence.ts';
import type { EntityProfile } from './comparisons/entity-profile.ts';
import type { EvidenceRow } from './comparisons/evidence.ts';
import { isKindOfSharedPlace } from './comparisons/shared-place-rule.ts';
import {
  isAuthorityOfCompanyName,
  isBodyOfState,
  isPartOfAnotherTown,
  isPartOfAuthority,
} from './doubts/authorities.ts';
import { isBankOfCompany } from './doubts/banks-of-companies.ts';
import {
  areWordsInTranslation,
  isEverydayName,
  isLessKnownName,
  isTownAlone,
  isWordForOther,
} from './doubts/bare-words.ts';
import {
  areCommonWords,
  isAbroad,
  isBeginning,
  isCountryInDoubt,
  isElsewhere,
  isElsewhereByAll,
  isElsewhereByPhone,
  isFormAbroad,
  isFormForeign,
  isFormOfOther,
  isFormUnheard,
  isInAnotherStreetElsewhere,
  isInitialForWord,
  isLegalNameApart,
  isLegalOverlap,
  isLikeNameElsewhere,
  isNameAlone,
  isNameBeforeYear,
  isNameGivenUp,
  isNameOfHost,
  isNamesakeOfOtherForm,
  isPartnershipOfCompany,
  isPartOfName,
  isPlaceBehind,
  isRepeatedLetter,
  isShortAlias,
  isTranslated,
  isUnitByName,
  isUnitNotOnFile,
} from './doubts/doubts.ts';
import { isOfOtherFamily } from './doubts/family-names.ts';
import {
  isAbbreviationOfInstitution,
  isFormOfInstitution,
  isInstitutionAnywhere,
  isNamesakeElsewhere,
} from './doubts/institutions.ts';
import {
  isLegalNameWithTrade,
  isLongerNameInCountry,
  isTradeInLanguage,
  isTradeLeftOutWithin,
} from './doubts/longer-names.ts';
import { isAnyTradeElsewhere, isLongerNameElsewhere } from './doubts/longer-names-elsewhere.ts';
import {
  isOfOtherTown,
  isOtherCode,
  isOtherFirstWord,
  isOtherRareWord,
  isOtherShortWord,
  mayBeOtherRareWord,
} from './doubts/misspelt-words.ts';
import {
  isEnterpriseOfName,
  isFormOfAlias,
  isLegalNameOfMany,
  isTradeOfNameOfMany,
} from './doubts/names-of-many.ts';
import { isOrganisationOfItsOwn } from './doubts/organisations-of-their-own.ts';
import { isOfOtherField, isOfOtherFirstName } from './doubts/other-fields.ts';
import { isOtherName, isTradeElsewhere } from './doubts/other-names.ts';
import {
  isOnSiteElsewhere,
  isWordOnLongerSite,
  isWordOnNamesakeSite,
  isWordOnSiteElsewhere,
} from './doubts/other-site.ts';
import { isFirstOfTwoInOne, isOfOtherWord } from './doubts/other-words.ts';
import { isOfOtherOwner, isOfUnknownOwner } from './doubts/owners-said.ts';
import { isPlaceOfHead } from './doubts/places-of-heads.ts';
import { isRegisteredWithPlace } from './doubts/registered-places.ts';
import { isSeatAndOffice } from './doubts/seat-and-office.ts';
import { isBranchBesideCompany, isLegalNameAtPhone } from './doubts/sisters-at-one-place.ts';
import {
  isNameOnSiteAbroad,
  isOnOtherKindOfEnding,
  isOnSiteOfBody,
  isOnSiteOfSociety,
  isWordOnSiteAbroad,
} from './doubts/sites-of-other-kinds.ts';
import { isSwappedUniversity } from './doubts/swapped-universities.ts';
import {
  isAliasBesideOther,
  isCalledBySite,
  isChosenByBias,
  isNameBesideOther,
  isNamedByAddress,
  isOneOfBrand,
  isOnOtherEnding,
  isOnOtherSite,
  isOtherBracket,
  isOwnAbbreviation,
  isShortOnSiteAnywhere,
  isUnitAbroad,
  isUnitOfPlace,
  isWithoutJoint,
} from './doubts/told-of-two.ts';
import { goesOnWithoutBlank } from './doubts/unblanked-names.ts';
import { isEverydayWordOfOtherForm, isWordOfOtherForm } from './doubts/words-of-another-form.ts';
import { WEIGHTS } from './model/weights.ts';
import { hasNamesakeAtHome } from './rivals/offices.ts';

/*
 * Doubts say how sure the best candidate can be at most, however likely the sum of the evidence makes it.
 */

type Rows = readonly EvidenceRow[];

interface Doubt {
  readonly doubt: string;
  holds(rows: Rows, profile: EntityProfile): boolean;
  readonly atMost: 'MEDIUM' | 'LOW';
  /** The probability that MEDIUM needs, where it is more than for others. */
  readonly from?: number;
}

/** Asked of the best candidate: each keeps its confidence from rising above a level. */
export const DOUBTS: readonly Doubt[] = [
  { doubt: 'a single word that only begins the name', holds: isBeginning, atMost: 'LOW' },
  { doubt: 'one letter again and again', holds: isRepeatedLetter, atMost: 'LOW' },
  { doubt: 'another house of the same town', holds: isInAnotherHouse, atMost: 'LOW' },
  { doubt: 'a namesake in another country', holds: isAbroad, atMost: 'LOW' },
  { doubt: 'a form that only one of the two countries has', holds: isSeatAndOffice, atMost: 'MEDIUM' },
  { doubt: 'a name without blanks that goes on behind the other', holds: goesOnWithoutBlank, atMost: 'LOW' },
  { doubt: 'a namesake where the record is', holds: hasNamesakeAtHome, atMost: 'LOW' },
  { doubt: 'a unit of another country', holds: isUnitAbroad, atMost: 'LOW' },
  { doubt: 'a town or postal code of another country', holds: isElsewhere, atMost: 'LOW' },
  { doubt: 'another town, and a telephone number of its area', holds: isElsewhereByAll, atMost: 'LOW' },
  { doubt: 'names that share their place alone', holds: isKindOfSharedPlace, atMost: 'LOW' },
  { doubt: 'two legal names that share words', holds: isLegalOverlap, atMost: 'LOW' },
  { doubt: 'a limited partnership and a company', holds: isPartnershipOfCompany, atMost: 'MEDIUM' },
  {
    doubt: 'a place before the legal form of one of two names',
    holds: isRegisteredWithPlace,
    atMost: 'MEDIUM',
  },
  { doubt: 'one name with Inc. and Corp.', holds: isNamesakeOfOtherForm, atMost: 'LOW' },
  { doubt: 'a branch and a company of another form', holds: isBranchBesideCompany, atMost: 'LOW' },
  { doubt: 'legal forms of two countries', holds: isFormOfOther, atMost: 'LOW' },
  { doubt: 'an organisation that bears the name of another', holds: isOrganisationOfItsOwn, atMost: 'LOW' },
  { doubt: 'a word more, and no more than the country', holds: isLongerNameInCountry, atMost: 'LOW' },
  {
    doubt: 'a trade in another language beside one word, and no place',
    holds: isTradeInLanguage,
    atMost: 'LOW',
  },
  { doubt: 'a field that only one of the names says', holds: isOfOtherField, atMost: 'LOW' },
  { doubt: 'a word that names another organisation or town', holds: isOfOtherWord, atMost: 'LOW' },
  { doubt: 'a word to which the entity joins another', holds: isFirstOfTwoInOne, atMost: 'LOW' },
  { doubt: 'a code with another letter', holds: isOtherCode, atMost: 'LOW' },
  { doubt: 'the name of another town', holds: isOfOtherTown, atMost: 'LOW' },
  { doubt: 'the name of another family', holds: isOfOtherFamily, atMost: 'LOW' },
  { doubt: 'a rare word with a letter that no slip leaves', holds: isOtherRareWord, atMost: 'LOW' },
  { doubt: 'a town, county or state, and a part of it', holds: isPartOfAuthority, atMost: 'LOW' },
  { doubt: 'words behind a name that a state bears as well', holds: isBodyOfState, atMost: 'LOW' },
  { doubt: 'a company that bears the name of a town', holds: isAuthorityOfCompanyName, atMost: 'LOW' },
  { doubt: 'a word that the company does not write so', holds: isWordForOther, atMost: 'LOW' },
  {
    doubt: 'a word that many are called by, with a trade and a legal form of its own',
    holds: isLegalNameOfMany,
    atMost: 'LOW',
  },
  { doubt: 'another name of the company, with a legal form of its own', holds: isFormOfAlias, atMost: 'LOW' },
  { doubt: 'words of any trade in another language', holds: areWordsInTranslation, atMost: 'LOW' },
  { doubt: 'a company of some form beside an institution', holds: isFormOfInstitution, atMost: 'LOW' },
  {
    doubt: 'a company beside an institution that its name abbreviates',
    holds: isAbbreviationOfInstitution,
    atMost: 'LOW',
  },
  { doubt: 'a trade beside the name, elsewhere', holds: isTradeElsewhere, atMost: 'LOW' },
  { doubt: 'a word more, in another town', holds: isLongerNameElsewhere, atMost: 'LOW' },
  {
    doubt: 'a word of a language, with another legal form in another town',
    holds: isEverydayWordOfOtherForm,
    atMost: 'LOW',
  },
  { doubt: 'what stands behind two names', holds: isAliasBesideOther, atMost: 'LOW' },
  { doubt: 'what its own name is abbreviated by', holds: isOwnAbbreviation, atMost: 'LOW' },
  { doubt: 'a name that others trade under', holds: isOneOfBrand, atMost: 'LOW' },
  { doubt: 'another name at the website of a head office elsewhere', holds: isPlaceOfHead, atMost: 'LOW' },
  {
    doubt: 'a few letters that its website alone says, and no country',
    holds: isShortOnSiteAnywhere,
    atMost: 'LOW',
  },
  { doubt: 'an address that is not its own', holds: isNamedByAddress, atMost: 'LOW' },
  { doubt: 'a unit of another country that is not on file', holds: isUnitNotOnFile, atMost: 'LOW' },
  { doubt: 'a person in front of the name', holds: isNameOfHost, atMost: 'LOW' },
  { doubt: 'a year behind a name that few know', holds: isNameBeforeYear, atMost: 'LOW' },
  { doubt: 'another owner than the name says', holds: isOfOtherOwner, atMost: 'LOW' },
  { doubt: 'another part in brackets', holds: isOtherBracket, atMost: 'LOW' },
  { doubt: 'a name beside another one, on another website', holds: isOnOtherSite, atMost: 'LOW' },
  { doubt: 'one word, on another website of another town', holds: isWordOnSiteElsewhere, atMost: 'LOW' },
  { doubt: 'one word, on a website that says more', holds: isWordOnLongerSite, atMost: 'LOW' },
  { doubt: 'a website with an ending of another kind', holds: isOnOtherKindOfEnding, atMost: 'LOW' },
  { doubt: 'a website of an authority or a school', holds: isOnSiteOfBody, atMost: 'LOW' },
  { doubt: 'a website of a society', holds: isOnSiteOfSociety, atMost: 'LOW' },
  { doubt: 'one word, on a website of another country', holds: isWordOnSiteAbroad, atMost: 'LOW' },
  { doubt: 'two words, on a website of another country', holds: isNameOnSiteAbroad, atMost: 'MEDIUM' },
  {
    doubt: 'two legal names that are not one',
    holds: isLegalNameApart,
    atMost: 'MEDIUM',
    from: WEIGHTS.threshold.medium_of_legal_names,
  },
  { doubt: 'two legal names at one telephone', holds: isLegalNameAtPhone, atMost: 'MEDIUM' },
  { doubt: 'a few letters that many could bear', holds: isShortAlias, atMost: 'MEDIUM' },
  { doubt: 'a longer name on its domain', holds: isUnitOnDomain, atMost: 'MEDIUM' },
  { doubt: 'a word of a unit', holds: isUnitByName, atMost: 'MEDIUM' },
  { doubt: 'legal forms of two companies', holds: isFormForeign, atMost: 'MEDIUM' },
  { doubt: 'a legal form of banks, of a company that is none', holds: isBankOfCompany, atMost: 'MEDIUM' },
  { doubt: 'a legal form of other countries', holds: isFormAbroad, atMost: 'MEDIUM' },
  { doubt: 'a legal form that it is not known to have', holds: isFormUnheard, atMost: 'MEDIUM' },
  {
    doubt: 'a name that is only a part of a longer one',
    holds: isPartOfName,
    atMost: 'MEDIUM',
    from: WEIGHTS.threshold.medium_of_parts,
  },
  { doubt: 'a name in front that the record does not say', holds: isOfOtherFirstName, atMost: 'MEDIUM' },
  { doubt: 'a short word with another letter', holds: isOtherShortWord, atMost: 'MEDIUM' },
  { doubt: 'a rare word with another letter', holds: mayBeOtherRareWord, atMost: 'MEDIUM' },
  { doubt: 'a first word with another letter', holds: isOtherFirstWord, atMost: 'MEDIUM' },
  { doubt: 'a trade beside a name that many have', holds: isTradeOfNameOfMany, atMost: 'MEDIUM' },
  { doubt: 'a word that makes a name of its own of one word', holds: isEnterpriseOfName, atMost: 'MEDIUM' },
  { doubt: 'a trade and a legal form beside the name', holds: isLegalNameWithTrade, atMost: 'MEDIUM' },
  { doubt: 'a trade that the record leaves out', holds: isTradeLeftOutWithin, atMost: 'MEDIUM' },
  { doubt: 'an initial for a word', holds: isInitialForWord, atMost: 'MEDIUM' },
  { doubt: 'a town or country behind the name', holds: isPlaceBehind, atMost: 'MEDIUM' },
  { doubt: 'a number beside the name', holds: isNameAlone, atMost: 'MEDIUM' },
  { doubt: 'an owner that it is not known to have', holds: isOfUnknownOwner, atMost: 'MEDIUM' },
  { doubt: 'a name that the record gave up', holds: isNameGivenUp, atMost: 'MEDIUM' },
  { doubt: 'an institution of another place', holds: isNamesakeElsewhere, atMost: 'MEDIUM' },
  { doubt: 'another street of another town', holds: isInAnotherStreetElsewhere, atMost: 'MEDIUM' },
  { doubt: 'a telephone number of another country', holds: isElsewhereByPhone, atMost: 'MEDIUM' },
  { doubt: 'two letters without what joins them', holds: isWithoutJoint, atMost: 'MEDIUM' },
  { doubt: 'name and website of two companies', holds: isChosenByBias, atMost: 'MEDIUM' },
  { doubt: 'a unit of a place that the record does not say', holds: isUnitOfPlace, atMost: 'MEDIUM' },
  { doubt: 'a name that its website alone says', holds: isCalledBySite, atMost: 'MEDIUM' },
  { doubt: 'a website with another ending', holds: isOnOtherEnding, atMost: 'MEDIUM' },
  { doubt: 'one word, on another website of that name', holds: isWordOnNamesakeSite, atMost: 'MEDIUM' },
  { doubt: 'another website of another town', holds: isOnSiteElsewhere, atMost: 'MEDIUM' },
  { doubt: 'one word, with another legal form in another town', holds: isWordOfOtherForm, atMost: 'MEDIUM' },
  { doubt: 'a word of any trade more, in another town', holds: isAnyTradeElsewhere, atMost: 'MEDIUM' },
  { doubt: 'a name beside another one', holds: isNameBesideOther, atMost: 'MEDIUM' },
  { doubt: 'words that many names are made of', holds: areCommonWords, atMost: 'MEDIUM' },
  {
    doubt: 'everyday words, by which a little known company is called',
    holds: isEverydayName,
    atMost: 'MEDIUM',
  },
  { doubt: 'a name that is only like it, in another town', holds: isLikeNameElsewhere, atMost: 'MEDIUM' },
  { doubt: 'what another town runs', holds: isPartOfAnotherTown, atMost: 'MEDIUM' },
  { doubt: 'no more than the name of its town', holds: isTownAlone, atMost: 'MEDIUM' },
  {
    doubt: 'an institution of which every town may have one',
    holds: isInstitutionAnywhere,
    atMost: 'MEDIUM',
  },
  { doubt: 'University of a place, and its name in front', holds: isSwappedUniversity, atMost: 'MEDIUM' },
  { doubt: 'others of the name that are better known', holds: isLessKnownName, atMost: 'MEDIUM' },
  { doubt: 'a name in translation', holds: isTranslated, atMost: 'MEDIUM' },
  { doubt: 'a country in one of the names', holds: isCountryInDoubt, atMost: 'MEDIUM' },
  { doubt: 'names that are not one', holds: isOtherName, atMost: 'MEDIUM' },
];
