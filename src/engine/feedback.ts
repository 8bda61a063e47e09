import type { WorkspaceSettingsStore } from '../access/workspace-settings-store.ts';
import type { Clock } from '../contract/clock.ts';
import { CoreError } from '../contract/errors.ts';
import { FeedbackRequest } from '../contract/feedback.ts';
import { parseWith } from '../contract/parse.ts';
import type { Service } from '../contract/service.ts';
import type { WorkspaceSettings } from '../contract/workspace-settings.ts';
import { crmIdFault } from '../crm/crm-id-fault.ts';
import type { TicketStore } from '../feedback/ticket-store.ts';

type Feedback = Pick<Service, 'submitFeedback' | 'readFeedback'>;

export interface FeedbackParts {
  readonly workspace: string;
  readonly settings: WorkspaceSettingsStore;
  readonly tickets: TicketStore;
  readonly clock: Pick<Clock, 'now'>;
}

/** What callers say about their accounts, kept as tickets. */
export function feedback({ workspace, settings, tickets, clock }: FeedbackParts): Feedback {
  const settled = async () => turnedOn(await settings.of(workspace), workspace);
  return {
    async submitFeedback(body: FeedbackRequest) {
      const { crm_ids: form } = await settled();
      const { crmId, feedback, name = crmId } = parseWith(FeedbackRequest, body, 'request');
      const fault = crmIdFault(crmId, form);
      if (fault !== undefined) throw new CoreError('INVALID_REQUEST', `crmId: ${fault}`, { field: 'crmId' });
      const ticketId = await tickets.add({ workspace, crmId, name, feedback }, clock.now());
      return { status: 'Success', message: 'The feedback was received.', ticketId };
    },
    async readFeedback(ticketId) {
      await settled();
      const ticket = await tickets.find(workspace, ticketId);
      if (ticket === undefined)
        throw new CoreError('NOT_FOUND', `there is no ticket ${ticketId}`, { fix: 'Check its number.' });
      return ticket;
    },
  };
}

function turnedOn(settings: WorkspaceSettings, workspace: string): WorkspaceSettings {
  if (settings.feedback) return settings;
  throw new CoreError('FORBIDDEN', 'feedback is not turned on for this workspace', {
    fix: `The operator of the service turns it on: core workspace set ${workspace} feedback on`,
  });
}
