import type { Signals } from '../../jobs/signals.ts';
import type { PostgresDatabase } from './postgres-database.ts';

const CHANNEL = 'core';
/** What is told within so long is one message: every message takes a lock that all commits with messages take. */
const GATHER_MS = 15;
/** PostgreSQL takes messages of less than 8,000 bytes. */
const MOST_BYTES = 7900;
const WORK = 'work';

/** Messages by NOTIFY, outside of transactions: who is not heard loses nothing but time. */
export function postgresSignals(database: PostgresDatabase): Signals {
  let isWork = false;
  let ended: string[] = [];
  let isComing = false;
  const tell = () => {
    isComing = false;
    const messages = [...(isWork ? [WORK] : []), ...messagesOf(ended)];
    isWork = false;
    ended = [];
    database
      .rows('SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message', [CHANNEL, messages])
      .catch(
        // Others look by themselves.
        () => {},
      );
  };
  const soon = () => {
    if (isComing) return;
    isComing = true;
    setTimeout(tell, GATHER_MS).unref();
  };
  return {
    tellWork() {
      isWork = true;
      soon();
    },
    tellEnds(ids) {
      ended.push(...ids);
      soon();
    },
    hear: (listener) =>
      database.listen(CHANNEL, (message) => {
        if (message === WORK) listener.work();
        else listener.ends(message.split(' '));
      }),
  };
}

/** Ids have no blanks. */
function messagesOf(ids: readonly string[]): readonly string[] {
  const messages: string[] = [];
  let message = '';
  for (const id of ids) {
    if (message.length + id.length >= MOST_BYTES) {
      messages.push(message);
      message = '';
    }
    message = message === '' ? id : `${message} ${id}`;
  }
  return message === '' ? messages : [...messages, message];
}
