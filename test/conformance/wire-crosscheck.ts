import { expect } from 'vitest';
import { NO_CORE_ID, SAP } from './companies.ts';
import { conforms } from './conforms.ts';
import type { CrmWorkspace } from './crm-workspace.ts';
import { CROSSCHECK_FACTS } from './crosscheck-facts.ts';
import { wireWorkspace, workspaceName } from './wire-crm-workspace.ts';
import { told } from './wire-events.ts';
import { needs, type With } from './wire-target.ts';

type Owned = With<'owner'>;
type Heard = With<'owner' | 'receiver'>;

/** What the pass over the accounts of a CRM tells, as it stands on the line. */
export const CROSSCHECK_SUITE = [
  ...CROSSCHECK_FACTS.map(({ name, rows, run }) =>
    needs(
      ['owner'],
      conforms<Owned>(name, rows, async (target) => {
        const [own, other] = [await opened(target, name), await opened(target, `another ${name}`)];
        return run(own.crm, other.crm);
      }),
    ),
  ),
  needs(
    ['owner', 'receiver'],
    conforms<Heard>(
      'calls back with what the pass found, and with the failure of a crosscheck',
      ['event/combined and crosscheck', 'answer/POST /v1/crosscheck/id', 'payload/data'],
      async (service) => {
        const { target, crm } = await opened(service, 'called back');
        await crm.load([{ ...SAP, external_id: 'a-1' }]);
        const [completed, failed] = await Promise.all([
          told(target, 'crosscheck', { ...SAP, external_id: 'a-1' }),
          told(target, 'crosscheck', { core_id: NO_CORE_ID, external_id: 'a-1' }),
        ]);
        expect([completed.payload.event, failed.payload.event]).toEqual([
          'crosscheck.completed',
          'crosscheck.failed',
        ]);
        for (const { payload, job, delivered } of [completed, failed]) {
          expect(payload.data).toEqual(job);
          expect(delivered.headers['x-service-event']).toBe(payload.event);
        }
        expect(completed.job).toMatchObject({
          record: { external_id: 'a-1', crosscheck: { recommended_action: { action: 'None' } } },
        });
        expect(failed.job).toMatchObject({ status: 'failed', record: null });
        expect(failed.job).not.toHaveProperty('id');
      },
    ),
  ),
];

/** The service with a key of a workspace that has nothing yet. */
async function opened<T extends Owned>(
  service: T,
  test: string,
): Promise<{ readonly target: T; readonly crm: CrmWorkspace }> {
  const workspace = workspaceName(test);
  const target = { ...service, apiKey: (await service.owner.newKey(workspace)).apiKey };
  return { target, crm: wireWorkspace(target, workspace) };
}
