/** The files of the documentation page, as `npm run build` makes them of src/web/reference-page. */
export interface DocsFiles {
  /** Text of `main.js`, with Redoc inside. */
  readonly script: string;
  /** Text of `main.css`. */
  readonly style: string;
}

/** What Redoc 2.5.4 says of its scroll bars in an element of style. */
const SCROLL_BARS = "'sha256-QMIg+bpjm3JdElJ388KYke01izlUW0UoNOeKjpMxdgc='";

/** An element of style into which a script puts rules one by one is empty, and allowed by the hash of no text. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The Content-Security-Policy of the page: what this server gives, and a worker of its own script that searches. */
export const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${EMPTY_STYLE} ${SCROLL_BARS}`,
  "connect-src 'self'",
  'worker-src blob:',
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page; all that it loads stands beside it. */
export const DOCS_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>core API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs/main.css">
</head>
<body>
<noscript><p class="aside">This page is drawn by a script. Without it, the same is in <a href="openapi.json">openapi.json</a>.</p></noscript>
<div id="reference"></div>
<script src="docs/main.js"></script>
</body>
</html>
`;
