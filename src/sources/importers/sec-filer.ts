export interface SecAddress {
  readonly street1: string;
  readonly street2: string;
  readonly city: string;
  readonly zipCode: string;
  readonly stateOrCountry: string;
  readonly stateOrCountryDescription: string;
}

export interface SecFormerName {
  readonly name: string;
  /** ISO date, with or without a time. */
  readonly to: string;
}

/** A filer as both forms of EDGAR's data tell it; what is missing is empty. */
export interface SecFiler {
  readonly cik: string;
  readonly name: string;
  /** `operating`, `investment`, `other`: in EDGAR's own sense. */
  readonly entityType: string;
  readonly stateOfIncorporation: string;
  readonly formerNames: readonly SecFormerName[];
  readonly ein: string;
  /** Empty of filers under the Investment Company Act of 1940, among others. */
  readonly sic: string;
  readonly sicDescription: string;
  /** That of the SEC which reads its papers: `06 Technology`, `International Corp Fin`. */
  readonly office: string;
  readonly phone: string;
  readonly website: string;
  readonly business: SecAddress;
  readonly mailing: SecAddress;
  /** Those of its shares that are traded, on an exchange or over the counter. */
  readonly tickers: readonly string[];
  readonly exchanges: readonly string[];
}
