import { useState } from 'preact/hooks';
import type { Page } from './parts/page.ts';

interface MenuProps {
  readonly pages: readonly Page[];
  readonly shown: Page | undefined;
}

/** Links to the pages; on a narrow window behind a button. */
export function Menu({ pages, shown }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const links = (menu: Page['menu']) =>
    pages
      .filter((page) => page.menu === menu)
      .map((page) => (
        <a key={page.address} href={`#${page.address}`} aria-current={currentOf(page, shown)}>
          {page.title}
        </a>
      ));
  const settings = links('settings');
  return (
    <div class="menu">
      <button
        type="button"
        class="menu-button"
        aria-expanded={isOpen}
        aria-controls="menu"
        onClick={() => setOpen(!isOpen)}
      >
        Menu
      </button>
      <nav id="menu" class={isOpen ? 'open' : ''} aria-label="Pages">
        {links('work')}
        {settings.length > 0 && <h2 class="menu-title">Settings</h2>}
        {settings}
      </nav>
    </div>
  );
}

/** A page of a file stands in the area of files, and in no menu itself. */
function currentOf(page: Page, shown: Page | undefined): 'page' | 'true' | undefined {
  if (page === shown) return 'page';
  return page.address !== '/' && shown?.address.startsWith(`${page.address}/`) ? 'true' : undefined;
}
