import { useState } from 'preact/hooks';
import type { CrmName } from '../../../../contract/crm-name.ts';
import type { CrosscheckCounts } from '../../../../contract/crosscheck-results.ts';
import type { ActionSet, PreparedActions } from '../../../../contract/prepared-actions.ts';
import { undoWords } from '../../../report/undo-words.ts';
import { call } from '../../api.ts';
import { counted, numberWords } from '../../parts/counted.ts';
import { DownloadLink } from '../../parts/download-link.tsx';
import { Told } from '../../parts/told.tsx';
import { useAnswerTo } from '../../parts/use-answer-to.ts';
import { useCall } from '../../parts/use-call.ts';
import { sizeWords } from '../files/words.ts';
import { CrosscheckHead } from './crosscheck-head.tsx';

const CRMS: Readonly<Record<CrmName, string>> = { salesforce: 'Salesforce', hubspot: 'HubSpot', csv: 'CSV' };

/** Makes the files that carry a crosscheck out in a CRM, and those of the way back. */
export function ActionsPage({ file }: { readonly file: string }) {
  return (
    <Told called={useCall('crosscheck-counts', { parameters: { file } })}>
      {(counts) => <Actions file={file} counts={counts} />}
    </Told>
  );
}

function Actions({ file, counts }: { readonly file: string; readonly counts: CrosscheckCounts }) {
  const [crm, setCrm] = useState<CrmName>('salesforce');
  const [isOnlyAccepted, setOnlyAccepted] = useState(true);
  const [hasDeletions, setDeletions] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const body = { crm, only_accepted: isOnlyAccepted, include_delete: hasDeletions };
  // Files of another choice are not shown under this one: somebody would import what was not asked for.
  const [prepared, setPrepared] = useAnswerTo<PreparedActions>(body);
  const [error, setError] = useAnswerTo<string>(body);
  const prepare = async () => {
    setBusy(true);
    setPrepared(undefined);
    setError(undefined);
    await call('prepare-actions', { parameters: { id: file }, body }).then(setPrepared, (failure: Error) =>
      setError(failure.message),
    );
    setBusy(false);
  };
  return (
    <>
      <CrosscheckHead file={file} title={`Files for the CRM, of ${counts.file}`} shown="actions">
        <p>
          The files are for the tools of your CRM, such as its import. Nothing in the CRM is changed before
          you do it there.
        </p>
      </CrosscheckHead>
      {undoWords(crm, stakes(counts)).map((words) => (
        <p key={words} class="notice">
          {words}
        </p>
      ))}
      <fieldset>
        <legend class="quiet">CRM</legend>
        {Object.entries(CRMS).map(([name, words]) => (
          <label key={name} class="inline">
            <input type="radio" name="crm" checked={crm === name} onChange={() => setCrm(name as CrmName)} />
            {words}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend class="quiet">Recommendations</legend>
        <label class="inline">
          <input type="radio" name="which" checked={isOnlyAccepted} onChange={() => setOnlyAccepted(true)} />
          those that people accepted, and no others
        </label>
        <label class="inline">
          <input
            type="radio"
            name="which"
            checked={!isOnlyAccepted}
            onChange={() => setOnlyAccepted(false)}
          />
          all that nobody rejected or deferred
        </label>
        <label class="inline">
          <input
            type="checkbox"
            checked={hasDeletions}
            onChange={({ currentTarget }) => setDeletions(currentTarget.checked)}
          />
          with the accounts to delete
        </label>
      </fieldset>
      {error !== undefined && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      <p>
        <button type="button" class="first" disabled={isBusy} onClick={() => void prepare()}>
          {isBusy ? 'Preparing…' : `Prepare files for ${CRMS[crm]}`}
        </button>
      </p>
      {prepared !== undefined && <Prepared file={file} prepared={prepared} />}
    </>
  );
}

function stakes({ actions }: CrosscheckCounts) {
  const of = (name: string) => ({ accounts: actions.find(({ action }) => action === name)?.accounts ?? 0 });
  return {
    ...{ Delete: of('Delete'), Merge: of('Merge'), Associate: of('Associate'), None: of('None') },
    'Associate (missing parent)': of('Associate (missing parent)'),
  };
}

function Prepared({ file, prepared }: { readonly file: string; readonly prepared: PreparedActions }) {
  const { parents, merged, survivors, deleted } = prepared;
  const done = [
    ...(parents > 0 ? [`${counted(parents, 'account')} to get another parent`] : []),
    ...(merged > 0 ? [`${counted(merged, 'account')} to be merged into ${counted(survivors, 'other')}`] : []),
    ...(deleted > 0 ? [`${counted(deleted, 'account')} to be deleted`] : []),
  ];
  const left = [
    [prepared.not_accepted, 'that nobody has accepted'],
    [prepared.left_out, 'that are not safe, or were rejected or deferred: left_out.csv says why'],
    [prepared.deletes_not_asked, 'to delete, which were not asked for'],
    [prepared.missing_parents, 'whose parent has to be made first: missing_parents.csv'],
  ] as const;
  return (
    <section aria-labelledby="prepared-title">
      <h2 id="prepared-title">Prepared</h2>
      <p role="status">{done.length === 0 ? 'No account is changed by them.' : `${done.join(', ')}.`}</p>
      {left.some(([count]) => count > 0) && (
        <>
          <p>Not in the files, recommendations</p>
          <ul>
            {left
              .filter(([count]) => count > 0)
              .map(([count, words]) => (
                <li key={words}>
                  <b>{numberWords(count)}</b> {words}
                </li>
              ))}
          </ul>
        </>
      )}
      <Files {...{ file, prepared }} set="actions" title="What to do: README.md says in which order" />
      <Files
        {...{ file, prepared }}
        set="undo"
        title="The way back, to undo all of it: keep it, and before-image.ndjson"
      />
    </section>
  );
}

interface FilesProps {
  readonly file: string;
  readonly prepared: PreparedActions;
  readonly set: ActionSet;
  readonly title: string;
}

function Files({ file, prepared, set, title }: FilesProps) {
  const address = (name: string) =>
    `api/${['files', file, 'actions', prepared.id, set, name].map(encodeURIComponent).join('/')}`;
  return (
    <>
      <h3>{title}</h3>
      <p>
        <DownloadLink href={address('all.zip')}>
          {set === 'actions' ? 'All files (zip)' : 'All files of the way back (zip)'}
        </DownloadLink>
      </p>
      <ul>
        {prepared[set].map(({ name, bytes }) => (
          <li key={name}>
            <DownloadLink href={address(name)}>{name}</DownloadLink>{' '}
            <span class="quiet">{sizeWords(bytes)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
