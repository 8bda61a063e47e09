/** What an answer that is an error says to the person who reads the page; undefined where it says nothing. */
export function errorWords(told: unknown): string | undefined {
  if (typeof told !== 'object' || told === null || !('error' in told)) return undefined;
  const error = String(told.error);
  if (!('fix' in told)) return error;
  return `${/[.?!]$/.test(error) ? error : `${error}.`} ${String(told.fix)}`;
}
