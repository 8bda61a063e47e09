/** A clock that shows a time which does not follow from the one that it showed before. */
export interface DoubtedClock {
  readonly nowMs: number;
  /** When it was last looked at and believed. */
  readonly lastMs: number;
  /** It is believed when it shows this time, unless it is set back before. */
  readonly untilMs: number;
}

export interface ClockLook {
  readonly nowMs: number;
  /** Nothing may be deleted for its age meanwhile. */
  readonly doubt?: DoubtedClock;
}

/**
 * The clock that the store goes by, for all that is deleted because it is old: of a database that machines share it is
 * the clock of the database, of SQLite that of the process. What was deleted on the word of a wrong clock does not come
 * back, so that a clock which has jumped is doubted for as long as it could have been set right. Milliseconds since 1970.
 */
export interface StoreClock {
  /** Looks at it for whoever deletes what is of this age, and notes what it shows. */
  look(ageMs: number): Promise<ClockLook>;
  /** Notes that it is right, for somebody says so. */
  believe(): Promise<void>;
}
