import { Dialog } from '../../parts/dialog.tsx';
import { Scrolling } from '../../parts/scrolling.tsx';
import { Time } from '../../parts/time.tsx';
import { useCall } from '../../parts/use-call.ts';

/** Who answered what in the workspace, the last first. */
export function HistoryDialog({ onClose }: { readonly onClose: () => void }) {
  const { answer: answers, error } = useCall('review-history', { query: { limit: 100 } });
  return (
    <Dialog title="Answers so far" button="Close" onSubmit={async () => onClose()} onClose={onClose}>
      {error !== undefined && <p class="error">{error}</p>}
      {answers?.length === 0 && <p class="quiet">Nothing has been answered in this workspace yet.</p>}
      <Scrolling label="Past answers" isLow>
        <ol>
          {answers?.map(({ at, by, told, reason, is_undone: isUndone }, place) => (
            <li key={place} dir="auto">
              <span class="quiet">
                <Time iso={at} /> · {by}
                {isUndone && ' · taken back'}
              </span>
              <br />
              <bdi>{told}</bdi>
              {reason !== null && ` (${reason})`}
            </li>
          ))}
        </ol>
      </Scrolling>
    </Dialog>
  );
}
