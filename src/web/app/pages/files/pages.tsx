import type { Page } from '../../parts/page.ts';
import { FilePage } from './file-page.tsx';
import { FilesPage } from './files-page.tsx';

export const FILES_PAGES: readonly Page[] = [
  { address: '/files', title: 'Files', menu: 'work', show: ({ session }) => <FilesPage session={session} /> },
  {
    address: '/files/{id}',
    title: 'File',
    show: ({ session, parameters: { id = '' }, query }) => (
      <FilePage key={`${id} ${query.has('again')}`} id={id} session={session} query={query} />
    ),
  },
];
