/** A text put together from pieces; only the beginning of an overlong one is kept. */
export interface HeldText {
  add(piece: string): void;
  /** Gives the text and starts anew. */
  take(): { readonly text: string; readonly isCut: boolean };
}

/** How much is kept of a text that is too long. */
const KEPT_LENGTH = 1_000;

/** Starts without text; pieces are joined once, when all are there. */
export function heldText(limit: number): HeldText {
  let pieces: string[] = [];
  let length = 0;
  return {
    add(piece) {
      const wasCut = length > limit;
      length += piece.length;
      if (!wasCut) pieces.push(piece);
      if (!wasCut && length > limit) pieces = [beginning(pieces)];
    },
    take() {
      const taken = { text: pieces.join(''), isCut: length > limit };
      pieces = [];
      length = 0;
      return taken;
    },
  };
}

function beginning(pieces: readonly string[]): string {
  let start = '';
  for (const piece of pieces) {
    start += piece.slice(0, KEPT_LENGTH - start.length);
    if (start.length === KEPT_LENGTH) break;
  }
  return start;
}
