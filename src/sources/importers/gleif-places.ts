import type { RecordPlace, SourceRecord } from '../../resolution/records/source-record.ts';
import { subdivisionCode } from '../../resolution/tables/subdivisions.ts';
import type { GleifAddress, GleifEntity } from './gleif-entity.ts';
import { presentFacts } from './record-parts.ts';

type Place = Omit<RecordPlace, 'kind'>;

/** Where an entity is: its headquarters, and the legal address beside it when that is another. */
export function gleifPlaces({
  headquarters,
  legalAddress,
  jurisdiction,
}: GleifEntity): Partial<SourceRecord> {
  const legal = placeOf(legalAddress);
  const seat = placeOf(headquarters);
  const main = isEmpty(seat) ? legal : seat;
  const isElsewhere = !isEmpty(legal) && comparable(legal) !== comparable(main);
  return {
    ...presentFacts({ country: /^[A-Z]{2}/.exec(jurisdiction)?.[0] }),
    ...main,
    ...(isElsewhere && { otherPlaces: [{ kind: 'legal', ...legal }] }),
  };
}

function placeOf(address: GleifAddress): Place {
  const { country, city, postalCode } = address;
  return presentFacts({ country, state: stateOf(address), city, postalCode, address: streetOf(address) });
}

/** A region below those that our table knows (`GB-LND` in England) would look like another region than theirs. */
function stateOf({ region, country }: GleifAddress): string {
  const isCode = /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(region);
  return isCode && subdivisionCode(region, country) === undefined ? '' : region;
}

/** The number stands in the street as well, but not everywhere. */
function streetOf({ lines, number }: GleifAddress): string {
  const street = lines.filter((line) => line !== '').join(', ');
  if (number === '' || street.includes(number)) return street;
  return [street, number].filter((part) => part !== '').join(' ');
}

function isEmpty(place: Place): boolean {
  return Object.keys(place).length === 0;
}

function comparable(place: Place): string {
  return JSON.stringify(place).toUpperCase();
}
