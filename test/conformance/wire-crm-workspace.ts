import { AccountsStatus, DATASET_HEADER, isUnderWay } from '../../src/contract/accounts.ts';
import { Parentage } from '../../src/contract/resolve-parent.ts';
import type { CrmWorkspace } from './crm-workspace.ts';
import { strictly } from './strictly.ts';
import { ask, call, end, run, type With } from './wire-target.ts';

const ACCOUNTS = '/v1/crm/accounts';

/** The name of a workspace for a test. */
export function workspaceName(test: string): string {
  return test.replaceAll(/\W+/g, '-').slice(0, 60);
}

/** The workspace of a target's key, as it stands on the line. */
export function wireWorkspace(target: With<'owner'>, workspace: string): CrmWorkspace {
  const named = (dataset: string | undefined) => (dataset === undefined ? {} : { [DATASET_HEADER]: dataset });
  const accounts = async (method: string, path: string, asked: Parameters<typeof ask>[1]['asked']) => {
    const answer = await ask(target, { method, url: target.bases.main + path, ...(asked && { asked }) });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return strictly(AccountsStatus, answer.body, 'the accounts');
  };
  return {
    async load(lines, dataset) {
      const text = lines.map((line) => JSON.stringify(line)).join('\n');
      const headers = { ...named(dataset), 'content-type': 'application/x-ndjson' };
      let status = await accounts('PUT', ACCOUNTS, { text, headers });
      const held = { headers: { ...named(dataset), prefer: 'wait=20' } };
      while (isUnderWay(status)) status = await accounts('GET', `${ACCOUNTS}/status`, held);
      if (status.load?.state !== 'completed') throw new Error(`the load is ${JSON.stringify(status)}`);
    },
    drop: async (dataset) => void (await accounts('DELETE', ACCOUNTS, { headers: named(dataset) })),
    crosscheck: (requests, dataset) =>
      Promise.all(
        requests.map(async (body) => {
          const { body: created } = await call(target, 'create-crosscheck', {
            body,
            headers: named(dataset),
          });
          return end(target, 'crosscheck', Object(created).id);
        }),
      ),
    async parentageOf(core_id) {
      const job = await run(target, 'resolve-parent', { core_id });
      return strictly(Parentage, Object(job).record, 'the record');
    },
    credits: () => target.owner.credits(workspace),
  };
}
