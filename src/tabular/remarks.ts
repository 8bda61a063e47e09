/** Whole-file remarks for the summary, one of each kind however often its cause turns up. */
export interface Remarks {
  /** Grows while the file is read. */
  readonly list: readonly string[];
  /** Adds a remark unless there is one of its kind. */
  note(kind: string, text: string): void;
  /** Adds a remark, or replaces the one of its kind. */
  revise(kind: string, text: string): void;
}

/** Starts an empty list of remarks. */
export function remarks(): Remarks {
  const list: string[] = [];
  const places = new Map<string, number>();
  const revise = (kind: string, text: string): void => {
    const place = places.get(kind) ?? list.length;
    places.set(kind, place);
    list[place] = text;
  };
  const note = (kind: string, text: string): void => {
    if (!places.has(kind)) revise(kind, text);
  };
  return { list, note, revise };
}
