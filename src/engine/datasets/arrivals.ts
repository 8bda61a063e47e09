/** What comes piece by piece, for those who work on it meanwhile. */
export interface Arrivals {
  /** More has come. */
  more(): void;
  /** Nothing else comes. */
  end(): void;
  areOver(): boolean;
  /** Resolves with the next `more` or `end`. */
  next(): Promise<void>;
}

/** Nothing has come yet. */
export function arrivals(): Arrivals {
  let isOver = false;
  let waiting: (() => void)[] = [];
  const more = () => {
    const woken = waiting;
    waiting = [];
    for (const wake of woken) wake();
  };
  return {
    more,
    end() {
      isOver = true;
      more();
    },
    areOver: () => isOver,
    next: () => new Promise((wake) => waiting.push(wake)),
  };
}
