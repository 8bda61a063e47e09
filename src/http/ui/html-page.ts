import { escapeHtml } from '../server/escape-html.ts';

interface HtmlPage {
  readonly title: string;
  /** The way from the page to `/ui/`; none where it lies there. */
  readonly root?: string;
  /** Name of the file with the style. */
  readonly style: string;
  /** An element that loads a script; none without. */
  readonly script?: string;
  /** The element `body`. */
  readonly body: string;
}

/** A page below `/ui/`, with what all of them have in their head. */
export function htmlPage({ title, root = '', style, script = '', body }: HtmlPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${root}assets/${escapeHtml(style)}">
${script}
</head>
${body}
</html>
`;
}
