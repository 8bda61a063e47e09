import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const APP = join(import.meta.dirname, '..', '..', 'src', 'web', 'app');

it('numbers on the pages are written in one way, in browsers of any language', () => {
  const sources = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  expect(sources.length).toBeGreaterThan(50);
  const own = sources.filter((name) =>
    /toLocaleString|NumberFormat/.test(readFileSync(join(APP, name), 'utf8')),
  );
  expect(own).toEqual([join('parts', 'counted.ts')]);
});
