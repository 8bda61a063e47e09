import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ALL_ROUTES } from '../../../src/contract/routes.ts';
import { docsPageOf } from '../../../src/http/server/docs-page.ts';
import { openApiDocument } from '../../../src/http/server/openapi.ts';
import { served } from './serving.ts';

const document = openApiDocument({ version: '1.2.3', mounts: { feedback: '', inbound: '' } });

describe('/docs', () => {
  it('shows every endpoint and schema, and how to call it', async () => {
    const { app } = served();
    const { body } = await app.inject({ url: '/docs' });
    for (const { name, method, path } of ALL_ROUTES) {
      expect(body).toContain(`<h3 id="${name}"><code>${method} ${path}</code></h3>`);
      expect(body).toContain(
        `curl -X ${method} &#34;$CORE_URL${path.replace(/[{}]/g, (brace) => (brace === '{' ? '$' : ''))}`,
      );
    }
    for (const name of Object.keys(document.components.schemas))
      expect(body).toContain(`id="schema-${name}"`);
    expect(body).toContain('X-Service-Signature');
    expect(body).toContain('name="viewport"');
  });

  it('breaks the lines of a call where a phone ends, and cuts none off', async () => {
    const { body } = await served().app.inject({ url: '/docs' });
    const rule = /\npre \{([^}]*)\}/.exec(body)?.[1];
    expect(rule).toContain('white-space: pre-wrap; overflow-wrap: anywhere;');
    expect(rule).not.toContain('overflow-x');
  });

  it('leads nowhere that is not on it', async () => {
    const page = docsPageOf(document);
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const targets = [...page.matchAll(/href="([^"]+)"/g)].map(([, target = '']) => target);
    expect(targets.length).toBeGreaterThan(100);
    expect(targets.filter((target) => !ids.has(target.slice(1)))).toEqual(['openapi.json']);
  });

  it('asks nobody for anything and may not', async () => {
    const { app } = served();
    const { body, headers } = await app.inject({ url: '/docs' });
    expect(body).not.toMatch(/<script|<link|<img|<iframe|@import|url\(|\son\w+=/);
    const style = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  it('shows text as text', () => {
    const evil = `<img src=x onerror="alert(1)">'&`;
    const page = docsPageOf({
      ...document,
      info: { title: evil, version: evil, description: evil },
      components: { ...document.components, schemas: { [evil]: { description: evil, enum: [evil] } } },
    });
    expect(page).not.toContain('<img');
    expect(page).toContain('&#60;img src=x onerror=&#34;alert(1)&#34;&#62;&#39;&#38;');
  });
});
