import { useState } from 'preact/hooks';
import type { ListedUser, PasswordLink } from '../../../../contract/ui/users.ts';
import type { UserRole } from '../../../../contract/user.ts';
import { call } from '../../api.ts';
import { CopiedSecret } from '../../parts/copied-secret.tsx';
import { Dialog } from '../../parts/dialog.tsx';

/** What is asked before it is done to a user. */
export type Asked =
  | { readonly what: 'role'; readonly user: ListedUser; readonly role: UserRole }
  | { readonly what: 'reset' | 'delete'; readonly user: ListedUser };

interface DialogProps {
  readonly onClose: () => void;
  /** With the link that came of it, if one did. */
  readonly onDone: (link?: PasswordLink) => void;
}

export function AddDialog({ onClose, onDone }: DialogProps) {
  const [name, setName] = useState('');
  const [role, setRole] = useState<UserRole>('reviewer');
  return (
    <Dialog
      title="Add user"
      button="Add user"
      onClose={onClose}
      onSubmit={async () => onDone(await call('add-user', { body: { name, role } }))}
    >
      <label>
        Name <span class="quiet">letters, digits, dots, hyphens, underscores and @</span>
        <input
          value={name}
          maxLength={64}
          required
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <label>
        Role
        <select
          value={role}
          onChange={({ currentTarget }) => setRole(currentTarget.value === 'admin' ? 'admin' : 'reviewer')}
        >
          <option value="reviewer">reviewer: reads and answers questions</option>
          <option value="admin">admin: also manages keys, webhooks, schedules and users</option>
        </select>
      </label>
    </Dialog>
  );
}

const NEW_ROLE = { admin: 'an admin', reviewer: 'a reviewer' } as const;

export function AskedDialog({ asked, onClose, onDone }: DialogProps & { readonly asked: Asked }) {
  const parameters = { name: asked.user.name };
  const { name } = parameters;
  if (asked.what === 'role')
    return (
      <Dialog
        title={`Make ${name} ${NEW_ROLE[asked.role]}?`}
        button={`Make ${asked.role}`}
        onClose={onClose}
        onSubmit={async () => {
          await call('set-role', { parameters, body: { role: asked.role } });
          onDone();
        }}
      >
        <p>It holds at once, also where {name} is signed in.</p>
      </Dialog>
    );
  if (asked.what === 'reset')
    return (
      <Dialog
        title={`Reset ${name}?`}
        button="Reset user"
        isDanger
        onClose={onClose}
        onSubmit={async () => onDone(await call('reset-user', { parameters }))}
      >
        <p>The password and all sessions end at once. You get a link to choose another password.</p>
      </Dialog>
    );
  return (
    <Dialog
      title={`Delete ${name}?`}
      button="Delete user"
      isDanger
      onClose={onClose}
      onSubmit={async () => {
        await call('delete-user', { parameters });
        onDone();
      }}
    >
      <p>All sessions end at once. What this person decided stays.</p>
    </Dialog>
  );
}

export function LinkDialog({ link, onClose }: { readonly link: PasswordLink; readonly onClose: () => void }) {
  const address = `${location.origin}${location.pathname}#token=${link.token}`;
  return (
    <Dialog title={`Send this link to ${link.name}`} button="I have kept it" onSubmit={async () => onClose()}>
      <p>
        Whoever opens it within a day chooses the password of {link.name}, once. It is shown this once; send
        it to nobody else.
      </p>
      <CopiedSecret label="Link" text={address} />
    </Dialog>
  );
}
