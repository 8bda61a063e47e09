import { htmlPage } from './html-page.ts';

/** What stands at addresses below `/ui/` that are no page. `path` is the one that was asked for. */
export function nowherePage(style: string, path: string): string {
  const folders = path.replace(/\?.*/s, '').split('/').length - '/ui/page'.split('/').length;
  const root = '../'.repeat(folders) || './';
  const body = `<body class="door">
<main>
<h1>There is no such page</h1>
<p><a href="${root}">Overview</a></p>
</main>
</body>`;
  return htmlPage({ title: 'There is no such page', root, style, body });
}
