import type { ProfileName } from '../resolution/comparisons/entity-profile.ts';
import { foldedWordsOf } from '../resolution/names/folded-words.ts';
import { CREATED_SOURCE, type SourceInfo } from '../resolution/records/source.ts';
import { commonNameOf, fingerprint, formsConflict, shareForm, tellingStrength } from './link-names.ts';
import { placeRelation } from './link-places.ts';
import { isCurated } from './link-support.ts';
import { isOwn } from './names-apart.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import { VANISHED_SOURCE } from './vanished-source.ts';
import { differentWebsites } from './websites.ts';
import { wholeName } from './whole-name.ts';

/*
 * A table that a user keeps, of vendors or of what several lists say, has a company twice where a register has it once. Then
 * a record fits both rows equally well, and nobody would be found.
 */

const KEPT_BY_CORE: ReadonlySet<string> = new Set([CREATED_SOURCE.name, VANISHED_SOURCE.name]);

/** A list that is neither looked over by somebody nor kept by core. */
export function isOwnTable(source: SourceInfo): boolean {
  return source.kind === 'list' && !isCurated(source) && !KEPT_BY_CORE.has(source.name);
}

function areOfOneTable(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  return left.source.name === right.source.name && isOwnTable(left.source);
}

/** Two rows of a user's own table that may be one company: they say the same, or bear one name where they are. */
export function mayRepeat(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  if (!areOfOneTable(left, right)) return false;
  return areRepeated(left, right) || areInOneTown(left, right) || areSameButForForm(left, right);
}

/**
 * They say the same and nothing else, so that no record could ever tell which of them it means: `State Bank of India`, IN,
 * twice. Unless any number of companies may be called so: `First National Bank`, `Freedom`.
 */
export function areRepeated(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  if (!areOfOneTable(left, right) || statementOf(left) !== statementOf(right)) return false;
  return isToldByName(left, right);
}

function isToldByName(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  const { length, isEveryday } = commonNameOf(left, right);
  const hasForm = shareForm(left, right);
  if (isEveryday && length === 1 && !hasForm) return false;
  // One made-up word with its legal form is nobody else's, short as it is: `IMCD N.V.`, `ORIX Corp.`
  return tellingStrength(left, right) + (hasForm ? (isEveryday ? 1 : 2) : 0) >= 3;
}

/**
 * They call themselves alike in one town, and nothing tells them apart. Without a legal form in common another house or
 * telephone does: schools and shops of one name are many.
 */
function areInOneTown(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  if (placeRelation(left.place, right.place) !== 'city') return false;
  if (!bearOneName(left, right) || formsConflict(left, right)) return false;
  if (differentWebsites(left, right) || areApart(left.socialSlugs, right.socialSlugs)) return false;
  if (left.record.category !== right.record.category || areRelated(left, right)) return false;
  return shareForm(left, right) || !areTwoHouses(left, right);
}

/**
 * They say the same but for a legal form that one of them leaves out, and no more of where they are than a country or nothing:
 * `Telia Eesti` and `Telia Eesti AS`, EE.
 */
function areSameButForForm(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  if (saysWhere(left) || saysWhere(right) || formlessOf(left) !== formlessOf(right)) return false;
  return !formsConflict(left, right) && isToldByName(left, right);
}

function saysWhere({ place, phones }: NormalSourceRecord): boolean {
  const { state, city, postalCode, street } = place;
  return [state, city, postalCode, street].some((part) => part !== undefined) || phones.length > 0;
}

function areTwoHouses(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  const areOther = (part: 'street' | 'postalCode') => {
    const [mine, theirs] = [left.place[part], right.place[part]];
    return mine !== undefined && theirs !== undefined && mine !== theirs;
  };
  return areOther('street') || areOther('postalCode') || areApart(left.phones, right.phones);
}

function areApart(left: readonly string[], right: readonly string[]): boolean {
  return left.length > 0 && right.length > 0 && !left.some((value) => right.includes(value));
}

/** A name with its form letter by letter (Inc. is not Corp.), or without a form on one side. */
function bearOneName(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  if (notesIn(left) !== notesIn(right)) return false;
  const theirs = right.names.filter(isOwn);
  return left.names.some((name) => isOwn(name) && theirs.some((other) => areOneName(name, other)));
}

function areOneName(name: ProfileName, other: ProfileName): boolean {
  const isFormless = name.forms.length === 0 || other.forms.length === 0;
  return isFormless ? fingerprint(name) === fingerprint(other) : wholeName(name) === wholeName(other);
}

/** `NCC AB (publ)`, `Acme (Pty) Ltd`. */
const PART_OF_FORM = /^.(?:publ|pty|pvt|private|proprietary)\.?.$/i;

/**
 * What stands in the brackets of what they call themselves may be all that tells two from each other: `Kiss (magazine)`,
 * `Jindal Stainless (Hisar) Limited`.
 */
function notesIn({ record }: NormalSourceRecord): string {
  const own = record.names.filter(({ kind }) => kind === 'legal' || kind === 'trading');
  const notes = own.flatMap(({ value }) => value.match(/[([{].*[)\]}]/) ?? []);
  return notes.filter((note) => !PART_OF_FORM.test(note)).join(' ');
}

/** One of the rows names the other, as its parent or what it is a branch of. */
function areRelated(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  const names = (one: NormalSourceRecord, other: NormalSourceRecord) =>
    one.record.relations.some(({ id }) => id === other.record.id);
  return names(left, right) || names(right, left);
}

/** All that a row says but its id, as it is compared. */
const statementOf = toldOnce((row) =>
  told(row, ({ names }) => names.map((name) => [name.kind, wholeName(name)])),
);

/** The same without the legal forms of its names. */
const formlessOf = toldOnce((row) => told(row, ({ names }) => [...new Set(names.map(writtenWords))]));

/** Remembered, for a row is compared with all that share its name, its website or its town. */
function toldOnce(tell: (row: NormalSourceRecord) => string): (row: NormalSourceRecord) => string {
  const statements = new WeakMap<NormalSourceRecord, string>();
  return (row) => {
    let known = statements.get(row);
    if (known === undefined) {
      known = tell(row);
      statements.set(row, known);
    }
    return known;
  };
}

function told(row: NormalSourceRecord, namesOf: (row: NormalSourceRecord) => unknown): string {
  return JSON.stringify([namesOf(row), notesIn(row), comparedOf(row), factsOf(row)]);
}

/** Letter by letter, for `Arista Networks` is no `Arista Network`. */
function writtenWords(name: ProfileName): string {
  const words = foldedWordsOf(name).words.filter(({ canonical }) => name.tokens.includes(canonical));
  return words.map(({ word }) => word).join('');
}

function comparedOf({ place, domains, socialSlugs, phones, identifiers }: NormalSourceRecord): unknown {
  const { country, state, city, postalCode, street } = place;
  const numbers = identifiers.map(({ type, value }) => [type, value]);
  return [[country, state, city, postalCode, street], domains, socialSlugs, phones, numbers];
}

/** What is told of a company and not compared. */
function factsOf({ record }: NormalSourceRecord): unknown {
  const { id, names, websites, socialUrl, country, state, city, postalCode, address, phone, ...facts } =
    record;
  const { identifiers, ...others } = facts;
  return others;
}
