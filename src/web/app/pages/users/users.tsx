import { useState } from 'preact/hooks';
import type { SessionView } from '../../../../contract/ui/session.ts';
import type { ListedUser, PasswordLink } from '../../../../contract/ui/users.ts';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { Told } from '../../parts/told.tsx';
import { useCall } from '../../parts/use-call.ts';
import { AddDialog, type Asked, AskedDialog, LinkDialog } from './user-dialogs.tsx';

/** Settings > Users: adds them, changes what they may do, resets and deletes them. */
export function UsersPage({ session }: { readonly session: SessionView }) {
  const called = useCall('list-users');
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const [link, setLink] = useState<PasswordLink>();
  const done = (made?: PasswordLink) => {
    setAdding(false);
    setAsked(undefined);
    setLink(made);
    called.again();
  };
  return (
    <>
      <h1>Users</h1>
      <p>
        Who may sign in to workspace {session.workspace}. A reviewer reads and answers questions; an admin
        also manages keys, webhooks, schedules and users.
      </p>
      <p>
        <button type="button" class="first" onClick={() => setAdding(true)}>
          Add user
        </button>
      </p>
      <Told called={called}>
        {(users) =>
          users.length === 0 ? (
            <p class="quiet">There is no user yet: you came as the owner of this machine. Add the first.</p>
          ) : (
            <Table
              label="Users"
              columns={columnsFor(session, setAsked)}
              rows={users}
              keyOf={({ name }) => name}
            />
          )
        }
      </Told>
      {isAdding && <AddDialog onClose={() => setAdding(false)} onDone={done} />}
      {asked !== undefined && <AskedDialog asked={asked} onClose={() => setAsked(undefined)} onDone={done} />}
      {link !== undefined && <LinkDialog link={link} onClose={() => setLink(undefined)} />}
    </>
  );
}

function columnsFor(session: SessionView, ask: (asked: Asked) => void): readonly Column<ListedUser>[] {
  return [
    {
      title: 'Name',
      isLong: true,
      show: ({ name }) => (
        <>
          <bdi>{name}</bdi>
          {name === session.user && <span class="badge">you</span>}
        </>
      ),
    },
    { title: 'Role', show: ({ role }) => role },
    { title: 'Created', show: ({ created_at }) => <Time iso={created_at} /> },
    {
      title: 'Last seen',
      show: ({ last_seen_at }) => (last_seen_at === null ? 'never' : <Time iso={last_seen_at} />),
    },
    {
      title: 'Password',
      show: ({ has_password }) => (has_password ? 'chosen' : <span class="badge waits">not chosen yet</span>),
    },
    {
      title: '',
      show: (user) => user.name !== session.user && <UserButtons user={user} ask={ask} />,
    },
  ];
}

function UserButtons({ user, ask }: { readonly user: ListedUser; readonly ask: (asked: Asked) => void }) {
  const { name, role } = user;
  const other = role === 'admin' ? 'reviewer' : 'admin';
  return (
    <span class="row-buttons">
      <button
        type="button"
        aria-label={`Make ${other}: ${name}`}
        onClick={() => ask({ what: 'role', user, role: other })}
      >
        Make {other}
      </button>
      <button type="button" aria-label={`Reset ${name}`} onClick={() => ask({ what: 'reset', user })}>
        Reset
      </button>
      <button type="button" aria-label={`Delete ${name}`} onClick={() => ask({ what: 'delete', user })}>
        Delete
      </button>
    </span>
  );
}
