/** The members of an object that a schema may read; undefined for everything else. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  // Each member is looked at before it is taken.
  return value as Readonly<Record<string, unknown>>;
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
