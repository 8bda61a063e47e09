import type { EntityInput } from '../contract/entity-input.ts';
import { inCharacters } from '../resolution/names/characters.ts';
import { isJunkName } from '../resolution/names/junk-name.ts';
import { isWholeText } from '../resolution/names/name-parts.ts';
import { normaliseName } from '../resolution/names/normalise-name.ts';
import { withAddressesApart } from '../resolution/records/address-in-name.ts';
import { decodeInput } from '../resolution/records/decode-text.ts';
import type { NormalRecord } from '../resolution/records/normal-record.ts';
import { CREATED_SOURCE } from '../resolution/records/source.ts';
import type { SourceRecord } from '../resolution/records/source-record.ts';
import { lazily } from '../resolution/tables/lazily.ts';
import { mintCoreId, recordKey } from './core-id.ts';
import { apartId } from './decided-apart.ts';
import type { EntityFacts } from './entity.ts';
import { fingerprint } from './link-names.ts';
import { type NameReader, normaliseSourceRecord } from './normal-source-record.ts';
import { survivingFacts } from './survivorship.ts';

/** An entity that a record can stand for. */
export interface CreatedRecord {
  readonly record: SourceRecord;
  /** Of the record. */
  readonly key: string;
  readonly coreId: string;
  readonly facts: EntityFacts;
}

/**
 * Makes a new entity of a record that can stand for a company: a name that is not junk, and beside it a website of its
 * own, a registration number, or a country or city (docs/identity.md). Its id comes from the normal form of the record, so
 * variants of one company share it whatever the row order. Where people have decided that it is none of the known companies,
 * or not a certain one, it stands `apart`. Undefined when the record cannot stand for a company.
 */
export function createdRecordOf(
  input: EntityInput,
  normal: NormalRecord,
  { isApart = false }: { readonly isApart?: boolean } = {},
): CreatedRecord | undefined {
  const [name] = normal.names;
  if (name === undefined || isJunkName(name)) return undefined;
  const form = normalForm(normal, inCharacters(name) ?? fingerprint(name));
  if (form === undefined) return undefined;
  const id = isApart ? apartId(form) : form;
  const key = recordKey({ source: CREATED_SOURCE.name, id });
  // Only where it is created: most records ask by the key whether it was.
  const record = lazily(() => identityFacts(withAddressesApart(decodeInput(input)), normal, id));
  const coreId = lazily(() => mintCoreId(key));
  const facts = lazily(() => createdFactsOf(record(), nameReader(record(), normal)));
  return {
    key,
    get record() {
      return record();
    },
    get coreId() {
      return coreId();
    },
    get facts() {
      return facts();
    },
  };
}

/** The facts of an entity of one record that was created: those that a universe with nothing else in it would have. */
export function createdFactsOf(record: SourceRecord, read?: NameReader): EntityFacts {
  const normal = normaliseSourceRecord(record, CREATED_SOURCE, read);
  return survivingFacts(mintCoreId(normal.key), [normal], () => undefined);
}

/** Most records say one name and nothing beside it: that was taken apart when the record was normalised. */
function nameReader({ names }: SourceRecord, normal: NormalRecord): NameReader {
  const [given, ...othersGiven] = names;
  const [known, ...othersKnown] = normal.names;
  const isOnly = othersGiven.length + othersKnown.length === 0;
  return (text, country) =>
    isOnly &&
    known !== undefined &&
    given?.value === text &&
    isWholeText(known, text) &&
    country === normal.place.country
      ? [known]
      : normaliseName(text, country);
}

function normalForm({ registration, website, place }: NormalRecord, name: string): string | undefined {
  if (registration !== undefined) return `registration/${registration.country ?? ''}/${registration.number}`;
  if (website !== undefined && !website.isShared) return `website/${website.domain}/${name}`;
  if (place.country === undefined && place.city === undefined) return undefined;
  return `name/${name}/${place.country ?? ''}/${place.city ?? ''}`;
}

/** Identity facts only: nothing of a customer's own data. In normal form where variants differ. */
function identityFacts(
  input: EntityInput,
  { website, place, registration }: NormalRecord,
  id: string,
): SourceRecord {
  const names = [
    ...(input.legal_name === undefined ? [] : [{ value: input.legal_name, kind: 'legal' as const }]),
    ...(input.trading_name === undefined ? [] : [{ value: input.trading_name, kind: 'trading' as const }]),
  ];
  return {
    source: CREATED_SOURCE.name,
    id,
    names,
    websites: website === undefined || website.isShared ? [] : [website.domain],
    ...(place.country !== undefined && { country: place.country }),
    ...(input.city !== undefined && { city: input.city }),
    identifiers:
      registration === undefined
        ? []
        : [
            {
              type: 'registration',
              value: registration.number,
              ...(registration.country !== undefined && { country: registration.country }),
            },
          ],
    relations: [],
    category: 'Company',
  };
}
