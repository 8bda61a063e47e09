/** What stands behind the question mark of an address; empty and undefined values are left out of it. */
export type QueryChange = Readonly<Record<string, string | undefined>>;

/**
 * Changes what the address of the page says behind its question mark, in the place of what it said: who goes back comes to the
 * page before, and who comes back, loads anew or is sent the address is shown the same.
 */
export function changeQuery(change: QueryChange): void {
  const [path = '', ...rest] = location.hash.split('?');
  const query = new URLSearchParams(rest.join('?'));
  for (const [name, value] of Object.entries(change))
    if (value === undefined || value === '') query.delete(name);
    else query.set(name, value);
  location.replace(query.size === 0 ? path : `${path}?${query}`);
}

/** The value of a query, where it is one of these; else the one that holds without. */
export function oneOf<T extends string>(
  query: URLSearchParams,
  name: string,
  values: readonly T[],
): T | undefined {
  const given = query.get(name);
  return values.find((value) => value === given);
}
