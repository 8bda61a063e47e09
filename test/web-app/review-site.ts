import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openWeb } from '../../src/admin/open-web.ts';
import { usersAdmin } from '../../src/admin/users-admin.ts';
import { openedCompanies } from '../../src/cli/commands/review-companies.ts';
import { servedReviews } from '../../src/cli/commands/served-reviews.ts';
import { CoreError } from '../../src/contract/errors.ts';
import type { FinishedOutput } from '../../src/contract/files.ts';
import { systemClock } from '../../src/http/client/clock.ts';
import { buildServer } from '../../src/http/server/build-server.ts';
import { testHost } from '../http/server/host.ts';
import { openedStores } from '../stores.ts';
import { NO_SERVICE } from './no-service.ts';
import { withFiles } from './uploaded-files.ts';

const BUILT = join(import.meta.dirname, '..', '..', 'dist', 'web-app');
const PASSWORD = 'seven green umbrellas';

/** Results by workspace and id. */
export type Outputs = Map<string, FinishedOutput>;

export interface ReviewSite {
  readonly address: string;
  /** A session as a browser keeps it, of a reviewer who is made when there is none of that name. */
  sessionOf(name: string, workspace?: string): Promise<string>;
  /** Ends the service as it is, without a word. */
  close(): Promise<void>;
}

/** The web application over results on disk, without jobs. */
export async function reviewSite(dataDir: string, outputs: Outputs): Promise<ReviewSite> {
  const now = () => Date.now();
  const stores = openedStores(dataDir);
  const users = usersAdmin({ stores, dataDir, now, randomBytes });
  const companies = openedCompanies({ dataDir, shared: undefined, clock: systemClock, say: () => {} });
  const reviews = servedReviews({
    ...{ stores, dataDir, now, owner: 'Owner', companies },
    async outputOf(workspace, file) {
      const output = outputs.get(`${workspace}/${file}`);
      if (output === undefined) throw new CoreError('NOT_FOUND', `there is no file ${file}`);
      return output;
    },
  });
  const web = openWeb({ stores, dataDir, clock: systemClock, randomBytes, service: NO_SERVICE });
  const { adminOf } = withFiles({ dataDir, clock: systemClock, web });
  const server = buildServer({
    ...{ host: testHost(), logger: false, version: '1.2.3', now, trustProxy: false, isLoopback: true },
    mounts: { feedback: '', inbound: '' },
    docs: () => ({ script: '', style: '' }),
    web: {
      ...{ ...web, ...builtFiles() },
      adminOf: (workspace) => ({
        ...adminOf(workspace),
        reviewsOf: (user) => reviews.of(workspace, user),
      }),
    },
  });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await server.close();
    await reviews.close();
    await companies.close();
    await web.close();
    await stores.close();
  };
  onTestFinished(close);
  return {
    address,
    async sessionOf(name, workspace = 'default') {
      if (!(await users.list()).some((user) => user.name === name)) {
        await users.add({ name, workspace, role: 'reviewer' });
        await users.setPassword(name, PASSWORD);
      }
      return web.signIn.byPassword({ name, password: PASSWORD, address: '127.0.0.1' });
    },
    close,
  };
}

function builtFiles() {
  const names: readonly string[] = JSON.parse(readFileSync(join(BUILT, 'files.json'), 'utf8'));
  const typeOf = (name: string) => (name.endsWith('.css') ? 'text/css' : 'text/javascript');
  const named = (part: string) => names.find((name) => name.startsWith(`${part}-`)) ?? '';
  return {
    files: new Map(
      names.map((name) => [name, { type: typeOf(name), bytes: readFileSync(join(BUILT, name)) }]),
    ),
    entry: { app: named('app'), link: named('link'), style: named('style') },
  };
}
