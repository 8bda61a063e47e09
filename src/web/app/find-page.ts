import type { Page, Shown } from './parts/page.ts';

export interface FoundPage extends Pick<Shown, 'parameters' | 'query'> {
  readonly page: Page;
}

/** The page at an address, such as `/settings/keys`. */
export function findPage(pages: readonly Page[], address: string): FoundPage | undefined {
  const [path = '', ...query] = address.split('?');
  const parts = path.split('/');
  for (const page of pages) {
    const parameters = filledIn(page.address.split('/'), parts);
    if (parameters !== undefined) return { page, parameters, query: new URLSearchParams(query.join('?')) };
  }
  return undefined;
}

function filledIn(
  pattern: readonly string[],
  parts: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [at, wanted] of pattern.entries()) {
    const given = parts[at] ?? '';
    const name = /^\{(\w+)\}$/.exec(wanted)?.[1];
    if (name !== undefined && given !== '') parameters[name] = unescaped(given);
    else if (wanted !== given) return undefined;
  }
  return parameters;
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
