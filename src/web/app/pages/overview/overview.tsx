import type { SessionView } from '../../../../contract/ui/session.ts';

/** Where people arrive. */
export function OverviewPage({ session }: { readonly session: SessionView }) {
  return (
    <>
      <h1>Workspace {session.workspace}</h1>
      <p>
        You are signed in as {session.user ?? 'the owner of this machine'}, {ROLES[session.role]}.
      </p>
      {session.role === 'admin' && (
        <p>
          <a href="#/settings/keys">API keys</a> open the interface that programs use; the{' '}
          <a href="../docs">documentation</a> describes it.
        </p>
      )}
    </>
  );
}

const ROLES = { admin: 'an admin', reviewer: 'a reviewer' } as const;
