/** What the files of shared work are called among those that machines share. */
const PARTS = 'parts/';

export function filesOf(work: string): string {
  return `${PARTS}${work}/`;
}

export function accountsName(work: string): string {
  return `${filesOf(work)}accounts`;
}

export function knownName(work: string, known: number): string {
  return `${filesOf(work)}known-${known}`;
}

export function givenName(work: string, number: number): string {
  return `${filesOf(work)}given-${number}`;
}

/** Whoever has lost the lease writes under a name that nobody asks for. */
export function resultName(work: string, number: number, token: number): string {
  return `${filesOf(work)}result-${number}-${token}`;
}
