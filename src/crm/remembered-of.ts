/** Of more, the next one asked for is hardly ever among those that were remembered: they take memory alone. */
const WORTH_REMEMBERING = 200_000;

/** How many answers about so many accounts are worth remembering. */
export function rememberedOf(accounts: number, most: number): number {
  return accounts <= WORTH_REMEMBERING ? most : Math.ceil(most / 10);
}
