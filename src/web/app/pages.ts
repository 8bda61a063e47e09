import { FILES_PAGES } from './pages/files/pages.tsx';
import { KEYS_PAGES } from './pages/keys/pages.tsx';
import { OVERVIEW_PAGES } from './pages/overview/pages.tsx';
import type { Page } from './parts/page.ts';

/** All pages, in the order of the menu. */
export const PAGES: readonly Page[] = [...OVERVIEW_PAGES, ...FILES_PAGES, ...KEYS_PAGES];
