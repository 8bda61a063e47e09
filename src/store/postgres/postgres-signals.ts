import type { Signals } from '../../jobs/signals.ts';
import type { PostgresDatabase } from './postgres-database.ts';

const CHANNEL = 'core';
/** By which graphile-worker tells of turns, in the transaction that gives them. */
const TURNS = 'jobs:insert';
/** What is told within so long is one message: every message takes a lock that all commits with messages take. */
const GATHER_MS = 15;
/** PostgreSQL takes messages of less than 8,000 bytes. */
const MOST_BYTES = 7900;

/** Messages by NOTIFY, those of ends outside of transactions: who is not heard loses nothing but time. */
export function postgresSignals(database: PostgresDatabase): Signals {
  let ended: string[] = [];
  let isComing = false;
  const tell = () => {
    isComing = false;
    const messages = messagesOf(ended);
    ended = [];
    database
      .rows('SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message', [CHANNEL, messages])
      .catch(
        // Others look by themselves.
        () => {},
      );
  };
  return {
    tellEnds(ids) {
      ended.push(...ids);
      if (isComing) return;
      isComing = true;
      setTimeout(tell, GATHER_MS).unref();
    },
    hear: (listener) =>
      database.listen([CHANNEL, TURNS], (message, channel) => {
        if (channel === TURNS) listener.work();
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
