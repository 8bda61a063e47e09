import { useState } from 'preact/hooks';
import type { DuplicateGroup, GroupMember } from '../../../../contract/crosscheck-results.ts';
import { counted, numberWords } from '../../parts/counted.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Told } from '../../parts/told.tsx';
import { useCall } from '../../parts/use-call.ts';
import { FamilyDrawing } from '../companies/family.tsx';
import { answersWords } from '../review/take-back.ts';
import { addressIn, CrosscheckHead } from './crosscheck-head.tsx';
import { MemberCard } from './member-card.tsx';
import { MergePreview } from './merge-preview.tsx';
import { useGroup } from './use-group.ts';

interface GroupProps {
  readonly file: string;
  readonly id: string;
}

/** A duplicate group on one screen: its accounts, what survives of them, and the answers. */
export function GroupPage({ file, id }: GroupProps) {
  const called = useCall('crosscheck-group', { parameters: { file, group: id } });
  return (
    <Told called={called} heading="Duplicate group">
      {(group) => <Group file={file} group={group} again={called.again} />}
    </Told>
  );
}

interface ShownProps {
  readonly file: string;
  readonly group: DuplicateGroup;
  readonly again: () => void;
}

function Group({ file, group, again }: ShownProps) {
  const { answer, undo, confirmUndo, note, error, isBusy, doomed } = useGroup(file, again);
  const { members, accounts } = group;
  const [first] = members;
  const merges = members.filter(isOpenMerge);
  return (
    <>
      <CrosscheckHead file={file} title={first?.name ?? group.id} shown="groups">
        <p class="quiet">
          Group {numberWords(group.place)} of {numberWords(group.total)}: {counted(accounts, 'account')}
          {members.length < accounts && `, of which the first ${members.length} are shown`}
        </p>
      </CrosscheckHead>
      <p class="row-buttons">
        <Neighbour file={file} group={group.before} words="Earlier group" />
        <Neighbour file={file} group={group.after} words="Next group" />
      </p>
      {note !== undefined && (
        <p class="saved" role="status" dir="auto">
          {note}
        </p>
      )}
      {error !== undefined && (
        <p class="error" role="alert" dir="auto">
          {error}
        </p>
      )}
      <p class="row-buttons">
        {merges.length > 1 && (
          <button
            type="button"
            class="first"
            disabled={isBusy}
            onClick={() => void answer(merges, { word: 'merge' })}
          >
            Accept all {merges.length} merges
          </button>
        )}
        <button type="button" disabled={isBusy} onClick={() => void undo()}>
          Undo my last answer
        </button>
      </p>
      <ul class="members" aria-label="Accounts of the group">
        {members.map((member) => (
          <MemberCard
            key={member.id}
            {...{ file, member, isBusy, isWeakest: member.id === group.weakest }}
            onAnswer={(given) => answer([member], given)}
          />
        ))}
      </ul>
      <MergePreview group={group} />
      {first?.core_id != null && <Family key={first.core_id} id={first.core_id} />}
      {doomed !== undefined && (
        <Dialog
          title="Take back an earlier answer?"
          button="Take it back"
          onClose={() => void confirmUndo(false)}
          onSubmit={async () => void (await confirmUndo(true))}
        >
          <p dir="auto">{answersWords(doomed)}</p>
          <p class="quiet">It was not given on this page just now.</p>
        </Dialog>
      )}
    </>
  );
}

function isOpenMerge({ question }: GroupMember): boolean {
  return question?.kind === 'merge' && (question.state === 'open' || question.state === 'deferred');
}

interface NeighbourProps {
  readonly file: string;
  readonly group: string | null;
  readonly words: string;
}

function Neighbour({ file, group, words }: NeighbourProps) {
  if (group === null) return <span class="quiet">{words}: none</span>;
  return <a href={addressIn(file, 'groups', group)}>{words}</a>;
}

/** The family of the company that the accounts are, as the universe knows it. */
function Family({ id }: { readonly id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Corporate family of the company</summary>
      {isOpen && <Drawn id={id} />}
    </details>
  );
}

function Drawn({ id }: { readonly id: string }) {
  const called = useCall('company-family', { parameters: { id }, query: { below: 'false' } });
  return <Told called={called}>{(family) => <FamilyDrawing family={family} />}</Told>;
}
