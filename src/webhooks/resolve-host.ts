import { lookup as systemLookup } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';

const PATIENCE = { timeout: 1000, tries: 2 };

/**
 * Finds all addresses of a name. The system's own look-up holds one of a handful of threads until it ends: two names
 * whose servers are silent would keep the webhooks of all other receivers waiting. It is asked only for names that DNS
 * does not know, such as those of a hosts file.
 */
export const resolveHost: LookupFunction = (hostname, options, callback) => {
  // Made anew each time: it reads the servers of this machine once, and a laptop changes them.
  const resolver = new Resolver(PATIENCE);
  const questions = [resolver.resolve4(hostname), resolver.resolve6(hostname)];
  void Promise.allSettled(questions).then(([four, six]) => {
    const addresses = [...addressesOf(four, 4), ...addressesOf(six, 6)];
    if (addresses.length > 0) return callback(null, addresses);
    const silence = [four, six].find(isSilence);
    if (silence !== undefined) return callback(silence.reason, []);
    systemLookup(hostname, { ...options, all: true }, callback);
  });
};

function addressesOf(answer: PromiseSettledResult<string[]> | undefined, family: 4 | 6) {
  return answer?.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
}

function isSilence(answer: PromiseSettledResult<string[]> | undefined): answer is PromiseRejectedResult {
  return answer?.status === 'rejected' && ['ETIMEOUT', 'ECANCELLED'].includes(String(answer.reason?.code));
}
