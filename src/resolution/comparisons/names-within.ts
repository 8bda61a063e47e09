import { isBorne, isBorneIn } from '../blocking/bearers.ts';
import type { NormalName, Reading } from '../names/normal-name.ts';
import { isNobody, nameAtHost } from '../readings/at-host.ts';
import { isKnownAbroad, nameBeforeCountry } from '../readings/country-abroad.ts';
import { mayBelongToName, nameAlone, namesWithin } from '../readings/name-alone.ts';
import { isTownOf, townAlone } from '../readings/town-alone.ts';
import type { NormalRecord } from '../records/normal-record.ts';
import { isInUse } from './candidate-evidence.ts';
import type { NameComparison } from './compare-name-pair.ts';
import type { ComparisonContext } from './comparison.ts';

type Within = Reading<NormalName> | undefined;

/** What a name may be read as without what stands beside it, where nobody is called by all of it and the entity may be meant. */
export function readingsWithin(name: NormalName, context: ComparisonContext): readonly Reading<NormalName>[] {
  const town = ofTown(name, context);
  if (namesWithin(name, context.record.place.country).length === 0) return town === undefined ? NONE : [town];
  const readings = [withoutNumber(name, context), atHost(name, context), ofUnitAbroad(name, context), town];
  return readings.filter((reading) => reading !== undefined);
}

const NONE: readonly Reading<NormalName>[] = [];

/** The name without the year, telephone or other number beside it. */
function withoutNumber(name: NormalName, { record, profile, index }: ComparisonContext): Within {
  const alone = nameAlone(name, record.place.country);
  if (alone === undefined || mayBelongToName(alone, profile) || isBorne(name, index)) return undefined;
  return alone;
}

/** The name behind `c/o` or `@`, where nobody is called as what stands in front: `Ann Smith c/o Kudzwa`. */
function atHost(name: NormalName, { record, index }: ComparisonContext): Within {
  const hosted = nameAtHost(name, record.place.country);
  if (hosted === undefined || (!isNobody(hosted.guest) && isBorne(hosted.guest, index))) return undefined;
  return hosted.reading;
}

/** The well-known company abroad of a name with a country behind, where nobody there bears the name. */
function ofUnitAbroad(name: NormalName, { profile, record, index }: ComparisonContext): Within {
  if (record.place.city !== undefined || saysIdentifier(record)) return undefined;
  const before = nameBeforeCountry(name);
  if (before === undefined || !isKnownAbroad(before, profile) || isBorne(name, index)) return undefined;
  const { reading, country } = before;
  return country !== undefined && isBorneIn(reading, { index, country }) ? undefined : reading;
}

/** The municipality that is on file by the place alone, where nobody bears all of the name: `City of Toronto`. */
function ofTown(name: NormalName, { profile, index }: ComparisonContext): Within {
  const town = townAlone(name);
  if (town === undefined || !isTownOf(town, profile) || isBorne(name, index)) return undefined;
  return town.reading;
}

/** It tells more of a unit than its name. */
function saysIdentifier({ website, emailDomain, socialSlug, phone, registration }: NormalRecord): boolean {
  return [website, emailDomain, socialSlug, phone, registration].some((said) => said !== undefined);
}

/**
 * Of a unit abroad, by what the company is called today: a name that it gave up is another's by now, and a legal name is seldom
 * made of one that it is only also called by.
 */
export function mayBeMeant({ left, right: { kind } }: NameComparison): boolean {
  if (left.unitIn === undefined || isInUse({ kindOfName: kind })) return true;
  return kind !== 'former' && (left.asWritten ?? left).forms.length === 0;
}
