import type { SessionView } from '../../../../contract/ui/session.ts';
import { useCall } from '../../parts/use-call.ts';
import { FilesUnderWay, FilesWaiting } from './waiting-files.tsx';
import { DeliveriesWaiting, SchedulesWaiting, SourcesWaiting } from './waiting-settings.tsx';
import { TicketsWaiting } from './waiting-tickets.tsx';

/** Where people arrive: what waits for somebody, what is under way, and the first steps. */
export function OverviewPage({ session }: { readonly session: SessionView }) {
  const { user, workspace, role } = session;
  const { answer: files } = useCall('list-files');
  return (
    <>
      <h1>Workspace {workspace}</h1>
      <p>
        You are signed in as {user ?? 'the owner of this machine'}, {ROLES[role]}.
      </p>
      {files?.length === 0 && <FirstSteps isAdmin={role === 'admin'} />}
      <div class="cards">
        {files !== undefined && files.length > 0 && <FilesWaiting files={files} />}
        {files !== undefined && files.length > 0 && <FilesUnderWay files={files} />}
        <TicketsWaiting />
        {role === 'admin' && <DeliveriesWaiting />}
        {role === 'admin' && <SchedulesWaiting />}
        {role === 'admin' && workspace === 'default' && <SourcesWaiting />}
      </div>
      {role === 'admin' && (
        <p>
          <a href="#/settings/keys">API keys</a> open the interface that programs use; the{' '}
          <a href="../docs">documentation</a> describes it.
        </p>
      )}
    </>
  );
}

function FirstSteps({ isAdmin }: { readonly isAdmin: boolean }) {
  return (
    <section class="hint">
      <h2>First steps</h2>
      <ol>
        <li>
          <a href="#/files">Upload a file</a> with companies, such as an Excel list or an export of a CRM.
        </li>
        <li>
          Or look a company up: <a href="#/companies">search</a>.
        </li>
        {isAdmin && (
          <li>
            <a href="#/settings/users">Add the people</a> who work with you.
          </li>
        )}
      </ol>
    </section>
  );
}

const ROLES = { admin: 'an admin', reviewer: 'a reviewer' } as const;
