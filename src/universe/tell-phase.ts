/** Below this a phase is nothing to speak of. */
const TOLD_SECONDS = 2;

/** Tells how long a phase of building a large universe took; `began` is a time of `performance.now()`. */
export function tellPhase(
  what: string,
  {
    count,
    began,
    tell,
  }: {
    readonly count: number;
    readonly began: number;
    readonly tell: ((line: string) => void) | undefined;
  },
): void {
  const seconds = (performance.now() - began) / 1000;
  const number = (value: number) => Math.round(value).toLocaleString('en-US');
  if (seconds >= TOLD_SECONDS)
    tell?.(`  ${what} ${number(count)} in ${seconds.toFixed(1)} s (${number(count / seconds)}/s)`);
}
