/** The text of a parameter of a path, a query or a form; the first of several. */
export function textIn(parameters: unknown, name: string): string | undefined {
  const value: unknown = Object(parameters)[name];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : undefined;
}
