import type { MessagePort } from 'node:worker_threads';
import type { AloneAccounts } from '../../contract/alone-accounts.ts';
import type { HearsRows, ToldRow } from '../../store/dataset-file/told-row.ts';

/**
 * The way of judged accounts from the thread that judges to the one that asks: plain data, for it is sent to a thread. In
 * `flow` stand how many rows were taken, and whether anybody listens.
 */
export interface RowChannel {
  readonly port: MessagePort;
  readonly flow: Int32Array;
}

export const FLOW = { taken: 0, listening: 1, length: 2 } as const;

/** Whether somebody listens. Who begins to listen after rows were passed over has missed them, so nobody can then. */
export const LISTENING = { notYet: 0, yes: 1, no: 2 } as const;

/** Rows that were sent and not taken, at most: some 4 kB each. */
export const MOST_UNTAKEN = 1024;

const SENT_AT_ONCE = 128;

/** Hears what the accounts alone tell, too, before the first row. */
export interface HearsJudged extends HearsRows {
  tellAlone(accounts: AloneAccounts): void;
}

/** What goes through the channel. */
export type ToldInChannel = readonly ToldRow[] | AloneAccounts;

/** The end of the channel in the thread that judges, which waits while too much is not taken. */
export function sendingRows({ port, flow }: RowChannel): HearsJudged {
  let rows: ToldRow[] = [];
  let sent = 0;
  const isListening = () => Atomics.load(flow, FLOW.listening) === LISTENING.yes;
  const post = (told: ToldInChannel) => port.postMessage(told);
  const send = () => {
    for (let taken = Atomics.load(flow, FLOW.taken); sent - taken >= MOST_UNTAKEN && isListening(); ) {
      Atomics.wait(flow, FLOW.taken, taken);
      taken = Atomics.load(flow, FLOW.taken);
    }
    post(rows);
    sent += rows.length;
    rows = [];
  };
  return {
    isListening() {
      Atomics.compareExchange(flow, FLOW.listening, LISTENING.notYet, LISTENING.no);
      return isListening();
    },
    tellAlone: post,
    tell(row) {
      rows.push(row);
      if (rows.length === SENT_AT_ONCE) send();
    },
    end() {
      if (rows.length > 0) send();
    },
  };
}
