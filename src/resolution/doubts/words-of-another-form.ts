import { areNames, hasOwnAddress, isInAnotherPlace, WHOLE_NAME } from '../comparisons/candidate-evidence.ts';
import type { EntityProfile, ProfileName } from '../comparisons/entity-profile.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import { foldWords } from '../names/fold.ts';
import { asWritten, type NormalName } from '../names/normal-name.ts';
import { ANY_TRADE_WORDS } from '../tables/company-words.ts';
import { isEverydayWord } from '../tables/everyday-words.ts';
import { areTranslations } from '../tables/legal-form-translations.ts';
import { weightyWords } from '../tables/name-words.ts';

/*
 * One word and a legal form that the entity is not known to have, in another town: whoever is there may have registered that word as
 * well. Of 94,000 companies and institutes of registers beside the 10,153 of the bundled universe seven such were HIGH, and two of
 * them, one company that is listed twice, had its website.
 */

type Rows = readonly EvidenceRow[];
type Names = EntityProfile['names'];

/** A word and the forms that stand with it. */
interface RegisteredWord {
  readonly text: string;
  readonly word: string;
  readonly forms: NormalName['forms'];
}

/**
 * `Fischer GmbH` of Gera and fischer, which is fischerwerke GmbH & Co. KG. Institutes and lists say no form at all of what they name,
 * and so nothing of another one, unless the word is one of a language.
 */
export function isWordOfOtherForm(rows: Rows, { names }: EntityProfile): boolean {
  const mine = registeredElsewhere(rows);
  if (mine === undefined || !(isEverydayWord(mine.word) || names.some(({ forms }) => forms.length > 0)))
    return false;
  return !names.some((name) => saysForm(name, mine));
}

/** `Toast LLC` of Fresno and Toast, Inc. of Boston: anybody is called by a word of the language, and the entity is of another form. */
export function isEverydayWordOfOtherForm(rows: Rows, { names }: EntityProfile): boolean {
  const mine = registeredElsewhere(rows);
  if (mine === undefined || !isEverydayWord(mine.word) || !isRegistered(names, mine.word)) return false;
  return !names.some((name) => hasForm(name, mine));
}

/** A name of one word with a legal form, in another town than the entity, whose form is not that of the name it fits best. */
function registeredElsewhere(rows: Rows): RegisteredWord | undefined {
  const name = rowOf(rows, 'name');
  if (name === undefined || name.left.forms.length === 0 || !isInAnotherPlace(rows)) return undefined;
  if (!areNames(rows, WHOLE_NAME) || hasOwnAddress(rows)) return undefined;
  if (rowOf(rows, 'name_form')?.relation === 'same') return undefined;
  const { text, tokens } = asWritten(name.left);
  const [word, ...more] = weightyWords(tokens);
  return word === undefined || more.length > 0 ? undefined : { text, word, forms: name.left.forms };
}

/** The entity says the form with the word: `Fraport AG Frankfurt Airport Services Worldwide`, `Nedbank Group Limited`. */
function saysForm(name: ProfileName, mine: RegisteredWord): boolean {
  if (`${foldWords(name.text)} `.startsWith(`${foldWords(mine.text)} `)) return true;
  return hasForm(name, mine) && (!isEverydayWord(mine.word) || addsNothing(name, mine.word));
}

function addsNothing({ tokens }: ProfileName, mine: string): boolean {
  return weightyWords(tokens).every((word) => word === mine || ANY_TRADE_WORDS.has(word));
}

/** In a name with that word. */
function hasForm({ tokens, forms }: ProfileName, { word, forms: mine }: RegisteredWord): boolean {
  return tokens.includes(word) && forms.some((form) => mine.some((own) => isFormOfOne(own, form)));
}

function isRegistered(names: Names, word: string): boolean {
  return names.some(({ tokens, forms }) => tokens.includes(word) && forms.length > 0);
}

/** What a company is before and after it changed its form, or called for short. */
function isFormOfOne(form: string, other: string): boolean {
  if (form === other) return true;
  if (form === 'gmbh' || other === 'gmbh') return form === 'gmbh-co-kg' || other === 'gmbh-co-kg';
  return (form === 'se' || other === 'se') && areTranslations(form, other);
}
