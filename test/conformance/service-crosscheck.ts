import { isUnderWay } from '../../src/contract/accounts.ts';
import type { CrmAccount } from '../../src/contract/crm-account.ts';
import { Parentage } from '../../src/contract/resolve-parent.ts';
import { conforms } from './conforms.ts';
import type { CrmWorkspace } from './crm-workspace.ts';
import { CROSSCHECK_FACTS } from './crosscheck-facts.ts';
import type { ServiceTarget } from './service-target.ts';
import { strictly } from './strictly.ts';

const WAIT_MS = 20_000;

/** What the pass over the accounts of a CRM tells, asked behind the interface that all callers use. */
export const CROSSCHECK_SUITE = CROSSCHECK_FACTS.map(({ name, rows, run }) =>
  conforms<ServiceTarget>(name, rows, async (target) =>
    run(await workspaceOf(target, name), await workspaceOf(target, `another ${name}`)),
  ),
);

async function workspaceOf(target: ServiceTarget, name: string): Promise<CrmWorkspace> {
  const { service, workspace } = await target.newWorkspace(name);
  const named = (dataset: string | undefined) => (dataset === undefined ? {} : { dataset });
  const ended: CrmWorkspace['crosscheck'] = async (requests, dataset) => {
    const created = await service.create(
      'crosscheck',
      requests.map((body) => ({ body })),
      named(dataset),
    );
    const ids = created.map(({ id }) => id);
    return service.jobs('crosscheck', ids, { waitMs: WAIT_MS });
  };
  return {
    async load(accounts, dataset) {
      let status = await service.loadAccounts(linesOf(accounts), named(dataset));
      while (isUnderWay(status))
        status = await service.accountsStatus({ ...named(dataset), waitMs: WAIT_MS });
      if (status.load?.state !== 'completed') throw new Error(`the load is ${JSON.stringify(status)}`);
    },
    drop: async (dataset) => void (await service.dropAccounts(named(dataset))),
    crosscheck: ended,
    async parentageOf(core_id) {
      const [{ id = '' } = {}] = await service.create('resolve-parent', [{ body: { core_id } }]);
      const [job] = await service.jobs('resolve-parent', [id], { waitMs: WAIT_MS });
      return strictly(Parentage, Object(job).record, 'the record');
    },
    credits: () => target.owner.credits(workspace),
  };
}

async function* linesOf(accounts: readonly CrmAccount[]) {
  for (const [at, value] of accounts.entries()) yield { line: at + 1, value };
}
