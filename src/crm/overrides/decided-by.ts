import type { Override } from '../override.ts';

type Made = Pick<Override, 'decided_by' | 'decided_at' | 'reason'>;

/**
 * What a person decided as a sentence: `Anna decided on 2026-03-01 that they are one company: one VAT number.` Who decided
 * and why where it is kept; a decision of which nothing is kept is told by itself.
 */
export function decidedThat(made: Made | undefined, what: string): string {
  const sentence = `${whoDecided(made)} that ${what}`;
  const reason = made?.reason?.trim() ?? '';
  return ended(reason === '' ? sentence : `${sentence}: ${reason}`);
}

/** `Anna decided on 2026-03-01`, of an unnamed one `A person decided on 2026-03-01`. */
function whoDecided(made: Made | undefined): string {
  if (made === undefined) return 'A person decided';
  const who = made.decided_by?.trim() ?? '';
  return `${who === '' ? 'A person' : who} decided on ${made.decided_at.slice(0, 10)}`;
}

function ended(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
