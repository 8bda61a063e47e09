import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Everything that people read, but for what was generated or built. */
const FILES = ['src', 'test', 'bench', 'bin', 'docs', '.ci']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true }).map((path) => join(folder, String(path))),
  )
  .filter((path) => /\.(?:ts|js|md)$|^\.ci\/run$/.test(path) && !path.includes('.cache'))
  .concat('README.md');

interface Citation {
  readonly by: string;
  readonly document: string;
  /** What stands behind the document and a comma; empty without. */
  readonly part: string;
}

const CITATIONS = FILES.flatMap((by) => citationsIn(by, readFileSync(join(ROOT, by), 'utf8')));

/** What commands write, in examples. */
const WRITTEN: readonly string[] = ['report.md'];

describe('a document that is cited', () => {
  it('is in the repository', () => {
    const cited = CITATIONS.filter(({ document }) => !WRITTEN.includes(document));
    const missing = cited.filter(({ by, document }) => pathOf(by, document) === undefined);
    expect(missing.map(({ by, document }) => `${by}: ${document}`)).toEqual([]);
    expect(CITATIONS.filter(({ by }) => by.startsWith('src')).length).toBeGreaterThan(40);
  });

  it('has the part that is named', () => {
    const named = CITATIONS.filter(({ document, part }) => document === 'docs/wire.md' && part !== '');
    const titles = [...readFileSync(join(ROOT, 'docs', 'wire.md'), 'utf8').matchAll(/^## (.+)$/gm)];
    const isTitle = ({ part }: Citation) => titles.some(([, title = '']) => part.startsWith(title));
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((citation) => !isTitle(citation))).toEqual([]);
  });
});

describe('what is written here', () => {
  const texts = FILES.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
  // Put together, so that this file does not say it.
  const foreign = new RegExp(
    ['/work/sha' + 'red', '/ho' + 'me/\\w', '\\b(?:st' + 'ep|iss' + 'ue) \\d'].join('|'),
    'i',
  );

  it('names no folder of one machine and no step of the plan', () => {
    expect(texts.filter(({ text }) => foreign.test(text)).map(({ path }) => path)).toEqual([]);
    expect(texts.length).toBeGreaterThan(500);
  });
});

describe('a link of a document', () => {
  const links = FILES.filter((path) => path.endsWith('.md')).flatMap(linksOf);

  it('leads to a file and to a part of it', () => {
    expect(links.filter(({ path, part }) => !isThere(path, part))).toEqual([]);
    expect(links.filter(({ part }) => part !== '').length).toBeGreaterThan(30);
  });
});

interface Link {
  readonly by: string;
  readonly path: string;
  /** The anchor; empty without. */
  readonly part: string;
}

function linksOf(by: string): readonly Link[] {
  const targets = readFileSync(join(ROOT, by), 'utf8').matchAll(/\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)/g);
  return [...targets].map(([, target = '', part = '']) => ({
    by,
    path: target === '' ? by : join(dirname(by), target),
    part,
  }));
}

function isThere(path: string, part: string): boolean {
  if (!existsSync(join(ROOT, path))) return false;
  const titles = part === '' ? [] : readFileSync(join(ROOT, path), 'utf8').matchAll(/^#+ (.+)$/gm);
  return part === '' || [...titles].some(([, title = '']) => anchorOf(title) === part);
}

/** The anchor that is made of a title. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}

/** A name in quotes is a file of a test, unless it stands in docs/. */
function citationsIn(by: string, text: string): readonly Citation[] {
  const cited = text.matchAll(/(?<![\w./'-])((?:[\w.-]+\/)*[\w-]+\.md)\b(?:, ([A-Z][^):.\n]*))?/g);
  return [...cited].map(([, document = '', part = '']) => ({ by, document, part }));
}

/** What lies beside the repository is not in it, though it may be there on the machine of who wrote it. */
function pathOf(by: string, document: string): string | undefined {
  return [document, join(dirname(by), document), join('docs', document)].find(
    (path) => !path.startsWith('..') && existsSync(join(ROOT, path)),
  );
}
