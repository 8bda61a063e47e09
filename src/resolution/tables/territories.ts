/**
 * Territories with a country code of their own that people write down as the country that they belong to: `Saint Helier, United
 * Kingdom`, `Fort-de-France, France`. Those where companies of all countries are founded (Bermuda, Cayman) are not: nobody takes one
 * for the other. ISO 3166-1.
 */
const TERRITORIES: Readonly<Record<string, string>> = {
  AU: 'CC CX NF',
  CN: 'HK MO',
  DK: 'FO GL',
  FI: 'AX',
  FR: 'BL GF GP MF MQ NC PF PM RE TF WF YT',
  GB: 'GG IM JE',
  NL: 'AW BQ CW SX',
  NO: 'SJ',
  US: 'AS GU MP PR UM VI',
};

const STATES: ReadonlyMap<string, string> = new Map(
  Object.entries(TERRITORIES).flatMap(([state, codes]) =>
    codes.split(' ').map((code): [string, string] => [code, state]),
  ),
);

/** Whether one is a territory of the other: `Puerto Rico` and `United States`. Two territories are two places. */
export function isTerritoryOf(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return STATES.get(one) === other || STATES.get(other) === one;
}
