import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { CoreError } from '../../contract/errors.ts';
import type { WebApplication, WebFile } from '../../contract/web-application.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** The files of the web application, which the build has put beside the program. */
export function webFiles(): Pick<WebApplication, 'files' | 'entry'> {
  const folder = new URL('../web-app/', import.meta.url);
  const names: readonly string[] = JSON.parse(readFileSync(new URL('files.json', folder), 'utf8'));
  const files = names.map((name): [string, WebFile] => [
    name,
    { type: TYPES[extname(name)] ?? 'application/octet-stream', bytes: readFileSync(new URL(name, folder)) },
  ]);
  const named = (part: string) => {
    const name = names.find((one) => one.startsWith(`${part}-`));
    if (name === undefined) throw new CoreError('INTERNAL', `the web application has no ${part}`);
    return name;
  };
  return {
    files: new Map(files),
    entry: { app: named('app'), link: named('link'), style: named('style') },
  };
}
