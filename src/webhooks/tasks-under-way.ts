/** Work that goes on side by side, counted by receiver. */
export interface TasksUnderWay {
  readonly size: () => number;
  readonly byOrigin: ReadonlyMap<string, number>;
  /** Counts the work until it ends; it must not fail. */
  add(origin: string, work: Promise<void>): Promise<void>;
  /** Waits for everything that is under way now. */
  all(): Promise<void>;
}

export function tasksUnderWay(): TasksUnderWay {
  const tasks = new Set<Promise<void>>();
  const byOrigin = new Map<string, number>();
  return {
    size: () => tasks.size,
    byOrigin,
    add(origin, work) {
      byOrigin.set(origin, (byOrigin.get(origin) ?? 0) + 1);
      const task = work.then(() => {
        tasks.delete(task);
        const left = (byOrigin.get(origin) ?? 1) - 1;
        if (left === 0) byOrigin.delete(origin);
        else byOrigin.set(origin, left);
      });
      tasks.add(task);
      return task;
    },
    all: async () => void (await Promise.all(tasks)),
  };
}
