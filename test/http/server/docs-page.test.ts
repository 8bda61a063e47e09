import { describe, expect, it } from 'vitest';
import { served } from './serving.ts';

describe('/docs', () => {
  it('may load what this server gives, and nothing else', async () => {
    const { body, headers } = await served().app.inject({ url: '/docs' });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; /);
    expect(headers['content-security-policy']).not.toMatch(/unsafe|https?:|\*/);
    expect(body).not.toMatch(
      /<script>|<style|\son\w+=|\sstyle=|(?:src|href)="(?!docs\/|openapi\.json|data:,)/,
    );
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  it('has its script and style beside it, read once and without a key', async () => {
    let reads = 0;
    const files = () => ({ script: `reads(${++reads})`, style: 'body {}' });
    const { app } = served({ docs: files });
    for (const name of ['main.js', 'main.js', 'main.css']) {
      const { statusCode, headers } = await app.inject({ url: `/docs/${name}` });
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toMatch(name === 'main.css' ? /^text\/css/ : /^text\/javascript/);
    }
    expect(reads).toBe(1);
  });

  it('leads to the document for those without scripts', async () => {
    const { body } = await served().app.inject({ url: '/docs' });
    expect(/<noscript>(.*)<\/noscript>/.exec(body)?.[1]).toContain('href="openapi.json"');
  });
});
