import { createHash } from 'node:crypto';
import type { Described } from '../../contract/reconciliation.ts';
import { escapeHtml } from './escape-html.ts';

const STYLE = `
body { font: 14px/1.4 system-ui, sans-serif; margin: 12px; color: #222; background: #fff; overflow-wrap: anywhere; }
h1 { font-size: 16px; margin: 0 0 8px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 12px; margin: 0; }
dt { color: #666; }
dd { margin: 0; }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The Content-Security-Policy of a preview: its own style, in a frame of any page, without scripts, forms and links. */
export const PREVIEW_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
  'sandbox',
].join('; ');

/** The page about an entity that OpenRefine shows in a frame; names and facts are shown as they are written. */
export function previewPage(described: Described | undefined): string {
  const { name, facts } = described ?? { name: 'No such company', facts: [] };
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(name)}</title>
<style>${STYLE}</style></head><body><h1>${isolated(name)}</h1><dl>${facts.map(rowHtml).join('')}</dl></body></html>`;
}

/** The same in short, for a page of OpenRefine that inserts it. */
export function flyoutHtml({ name, facts }: Described): string {
  const rows = facts.map(({ label, value }) => `<br>${escapeHtml(label)}: ${isolated(value)}`);
  return `<p><strong>${isolated(name)}</strong>${rows.join('')}</p>`;
}

function rowHtml({ label, value }: Described['facts'][number]): string {
  return `<dt>${escapeHtml(label)}</dt><dd>${isolated(value)}</dd>`;
}

/** Marks of direction in a name turn no text around it. */
function isolated(text: string): string {
  return `<bdi>${escapeHtml(text)}</bdi>`;
}
