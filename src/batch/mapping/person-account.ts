import { foldWords } from '../../resolution/names/fold.ts';
import { cellText } from '../../tabular/cell-text.ts';
import { isFamilyNameColumn, isFirstNameColumn } from './header-meaning.ts';
import { isRecordTypeOfPeople } from './record-type-words.ts';

/** Columns by which a row tells that its account is that of a person, beside those that are mapped. */
export interface PersonColumns {
  /** Fields that Salesforce has of people alone, by their names in its API. */
  readonly ofPeople: readonly number[];
  readonly firstName: number | undefined;
  readonly familyName: number | undefined;
}

const OF_PEOPLE = /^Person(?:ContactId|Email|MobilePhone|HomePhone|Birthdate|MailingCity|MailingStreet)$/;

const YES = /^(?:true|yes|y|1|x|ja|oui|s[ií]|vero|verdadero|verdadeiro|wahr|vrai)$/i;

export function personColumns(columns: readonly string[]): PersonColumns {
  const place = (is: (column: string) => boolean) => {
    const at = columns.findIndex(is);
    return at === -1 ? undefined : at;
  };
  return {
    ofPeople: columns.flatMap((column, at) => (OF_PEOPLE.test(column.trim()) ? [at] : [])),
    firstName: place(isFirstNameColumn),
    familyName: place(isFamilyNameColumn),
  };
}

interface Told {
  /** The cell that says whether it is that of a person. */
  readonly flag: string | undefined;
  readonly recordType: string | undefined;
  readonly name: string | undefined;
}

/** Whether a row is the account of a person: it says so, its record type does, or it has what people have alone. */
export function isPersonAccount(
  cells: readonly string[],
  { flag, recordType, name }: Told,
  columns: PersonColumns,
): boolean {
  if (flag !== undefined) return YES.test(flag);
  if (recordType !== undefined && isRecordTypeOfPeople(recordType)) return true;
  const text = (at: number | undefined) => cellText(cells[at ?? -1] ?? '');
  if (columns.ofPeople.some((at) => text(at) !== '')) return true;
  return name !== undefined && isNameOf(name, text(columns.firstName), text(columns.familyName));
}

/** `Maria Garcia` of Maria and Garcia: contacts of companies stand beside their names, too, and have others. */
function isNameOf(name: string, first: string, family: string): boolean {
  if (first === '' || family === '') return false;
  const own = foldWords(`${first} ${family}`).split(' ');
  const all = foldWords(name).split(' ');
  return (
    own.every((word) => all.includes(word)) && all.every((word) => own.includes(word) || isInitial(word))
  );
}

/** A second name in short, or a title. */
function isInitial(word: string): boolean {
  return word.length <= 2;
}
