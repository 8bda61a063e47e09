import { useEffect, useState } from 'preact/hooks';
import type { UiAnswer } from '../../contract/ui-routes.ts';
import { KeysPage } from './pages/keys.tsx';
import { OverviewPage } from './pages/overview.tsx';
import { useCall } from './use-call.ts';

type Session = UiAnswer<'session'>;

interface Page {
  readonly address: string;
  readonly title: string;
  readonly isForAdmins?: boolean;
  readonly show: (session: Session) => preact.JSX.Element;
}

const PAGES: readonly Page[] = [
  { address: '#/', title: 'Overview', show: (session) => <OverviewPage session={session} /> },
  {
    address: '#/settings/keys',
    title: 'API keys',
    isForAdmins: true,
    show: ({ workspace }) => <KeysPage workspace={workspace} />,
  },
];

/** The page that the address names, below the bar with workspace, pages and sign-out. */
export function App() {
  const { answer: session, error } = useCall('session');
  const address = useAddress();
  if (error !== undefined) return <p class="error">{error}</p>;
  if (session === undefined) return <p class="quiet">Loading…</p>;
  const pages = PAGES.filter(({ isForAdmins }) => isForAdmins !== true || session.role === 'admin');
  const page = pages.find((one) => one.address === address);
  return (
    <>
      <header>
        <strong>core</strong>
        <span class="workspace">
          Workspace <b>{session.workspace}</b>
        </span>
        <nav aria-label="Pages">
          {pages.map((one) => (
            <a key={one.address} href={one.address} aria-current={one === page ? 'page' : undefined}>
              {one.title}
            </a>
          ))}
        </nav>
        <form method="post" action="sign-out">
          <span class="quiet">{session.user ?? 'Owner of this machine'}</span>
          <button type="submit">Sign out</button>
        </form>
      </header>
      <main>{page === undefined ? <NoPage /> : <Shown page={page} session={session} />}</main>
    </>
  );
}

function Shown({ page, session }: { readonly page: Page; readonly session: Session }) {
  useEffect(() => {
    document.title = `${page.title} – core`;
  }, [page]);
  return page.show(session);
}

function NoPage() {
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
  return address === '' ? '#/' : address;
}
