import { useEffect, useState } from 'preact/hooks';
import type { SessionView } from '../../contract/ui/session.ts';
import { type FoundPage, findPage } from './find-page.ts';
import { Menu } from './menu.tsx';
import { OtherSession } from './other-session.tsx';
import { PAGES } from './pages.ts';
import type { Page } from './parts/page.ts';
import { useCall } from './parts/use-call.ts';
import { useTitle } from './parts/use-title.ts';

/** The page that the address names, beside the menu and below the bar with workspace and sign-out. */
export function App() {
  const { answer: session, error } = useCall('session');
  const address = useAddress();
  if (error !== undefined) return <p class="error">{error}</p>;
  if (session === undefined) return <p class="quiet">Loading…</p>;
  const pages = PAGES.filter((page) => mayOpen(session, page));
  const found = findPage(pages, address);
  return (
    <div class="app">
      <header>
        <strong>core</strong>
        <span class="workspace">
          Workspace <b>{session.workspace}</b>
        </span>
        <form method="post" action="sign-out">
          <span class="quiet">{session.user ?? 'Owner of this machine'}</span>
          <button type="submit">Sign out</button>
        </form>
        <OtherSession />
      </header>
      <Menu key={address} pages={pages} shown={found?.page} />
      <main>
        {found === undefined ? (
          <NoPage />
        ) : (
          <Shown key={address.replace(/\?.*/s, '')} found={found} session={session} />
        )}
      </main>
    </div>
  );
}

function mayOpen({ role, workspace }: SessionView, { isForAdmins, isOfDefault }: Page): boolean {
  return (isForAdmins !== true || role === 'admin') && (isOfDefault !== true || workspace === 'default');
}

function Shown({ found, session }: { readonly found: FoundPage; readonly session: SessionView }) {
  const { page, ...given } = found;
  useTitle(page.title);
  return page.show({ session, ...given });
}

function NoPage() {
  useTitle('There is no such page');
  return (
    <>
      <h1>There is no such page</h1>
      <p>
        <a href="#/">Overview</a>
      </p>
    </>
  );
}

function useAddress(): string {
  const [address, setAddress] = useState(location.hash);
  useEffect(() => {
    const changed = () => setAddress(location.hash);
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return address === '' ? '/' : address.slice(1);
}
