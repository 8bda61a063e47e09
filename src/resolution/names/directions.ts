/** A direction of the compass, or one between two, in English and the languages around it: `southeast`, `nordwest`, `sureste`, `zuid`. */
const DIRECTION =
  /^(?:(north|nord|noord|norte|nor)|(south|sued|sud|zuid|sur|sul))?(?:(east|ost|oost|este?|leste)|(west|ouest|oeste|ovest))?(?:ern)?$/;

/** `north` and `northwest` are two, though the one goes on where the other ends; `north` and `northern` are one. */
export function areTwoDirections(left: string, right: string): boolean {
  const [mine, theirs] = [directionOf(left), directionOf(right)];
  return mine !== undefined && theirs !== undefined && mine !== theirs;
}

/** `west`, `southern`: a word that tells sisters apart, and not whose they are. */
export function isDirection(word: string): boolean {
  return directionOf(word) !== undefined;
}

function directionOf(word: string): string | undefined {
  const [, north, south, east, west] = DIRECTION.exec(word) ?? [];
  const latitude = north === undefined ? (south === undefined ? '' : 's') : 'n';
  const longitude = east === undefined ? (west === undefined ? '' : 'w') : 'e';
  const direction = latitude + longitude;
  return direction === '' ? undefined : direction;
}
