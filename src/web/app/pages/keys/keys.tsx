import { useState } from 'preact/hooks';
import type { CreatedKey, ListedKey } from '../../../../contract/admin.ts';
import { call } from '../../api.ts';
import { CopiedSecret } from '../../parts/copied-secret.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Time } from '../../parts/time.tsx';
import { useCall } from '../../parts/use-call.ts';

/** Settings > API keys: makes keys, shows each with its secret this once, and deletes them. */
export function KeysPage({ workspace }: { readonly workspace: string }) {
  const { answer: keys, error, again } = useCall('list-keys');
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<CreatedKey>();
  const [doomed, setDoomed] = useState<ListedKey>();
  return (
    <>
      <h1>API keys</h1>
      <p>Programs send a key in the header x-api-key. It opens jobs and credits of workspace {workspace}.</p>
      <p>
        <button type="button" class="first" onClick={() => setCreating(true)}>
          Create key
        </button>
      </p>
      {error !== undefined && <p class="error">{error}</p>}
      {keys !== undefined && <KeyTable keys={keys} onDelete={setDoomed} />}
      {isCreating && (
        <CreateDialog
          onClose={() => setCreating(false)}
          onCreated={(key) => {
            setCreating(false);
            setCreated(key);
            again();
          }}
        />
      )}
      {created !== undefined && <CreatedDialog created={created} onClose={() => setCreated(undefined)} />}
      {doomed !== undefined && (
        <DeleteDialog
          doomed={doomed}
          onClose={() => setDoomed(undefined)}
          onDeleted={() => {
            setDoomed(undefined);
            again();
          }}
        />
      )}
    </>
  );
}

interface TableProps {
  readonly keys: readonly ListedKey[];
  readonly onDelete: (key: ListedKey) => void;
}

function KeyTable({ keys, onDelete }: TableProps) {
  if (keys.length === 0) return <p class="quiet">There is no key yet.</p>;
  return (
    <div class="wide">
      <table>
        <thead>
          <tr>
            <th>Name</th>
            <th>Key</th>
            <th>Created</th>
            <th>Last used</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key.id}>
              <td data-label="Name">{key.name ?? <span class="quiet">no name</span>}</td>
              <td data-label="Key">
                <code>{key.hint}</code>
              </td>
              <td data-label="Created">
                <Time iso={key.created_at} />
              </td>
              <td data-label="Last used">
                {key.last_used_at === null ? 'never' : <Time iso={key.last_used_at} />}
              </td>
              <td>
                <button
                  type="button"
                  aria-label={`Delete key ${key.name ?? key.hint}`}
                  onClick={() => onDelete(key)}
                >
                  Delete
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CreateProps {
  readonly onClose: () => void;
  readonly onCreated: (key: CreatedKey) => void;
}

function CreateDialog({ onClose, onCreated }: CreateProps) {
  const [name, setName] = useState('');
  return (
    <Dialog
      title="Create key"
      button="Create key"
      onClose={onClose}
      onSubmit={async () => onCreated(await call('create-key', { body: name === '' ? {} : { name } }))}
    >
      <label>
        Name <span class="quiet">what it is for; may be empty</span>
        <input value={name} maxLength={100} onInput={({ currentTarget }) => setName(currentTarget.value)} />
      </label>
    </Dialog>
  );
}

function CreatedDialog({ created, onClose }: { readonly created: CreatedKey; readonly onClose: () => void }) {
  return (
    <Dialog title="Keep these two now" button="I have kept them" onSubmit={async () => onClose()}>
      <p>They are shown this once and cannot be read again.</p>
      <CopiedSecret label="Key, for the header x-api-key" text={created.api_key} />
      <CopiedSecret label="Signing secret, to verify webhooks" text={created.signing_secret} />
    </Dialog>
  );
}

interface DeleteProps {
  readonly doomed: ListedKey;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

function DeleteDialog({ doomed, onClose, onDeleted }: DeleteProps) {
  return (
    <Dialog
      title={`Delete ${doomed.name ?? doomed.hint}?`}
      button="Delete key"
      isDanger
      onClose={onClose}
      onSubmit={async () => {
        await call('delete-key', { parameters: { id: doomed.id } });
        onDeleted();
      }}
    >
      <p>
        Whoever uses it is refused at once, and its waiting webhooks are not sent. It cannot be taken back.
      </p>
    </Dialog>
  );
}
