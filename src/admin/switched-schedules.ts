interface Switched {
  readonly store: {
    /** Null goes on; false when there is no such schedule. */
    pause(key: Key, reason: string | null): Promise<boolean>;
    remove(key: Key): Promise<boolean>;
  };
  readonly workspace: string;
  readonly unknown: (name: string) => never;
}

interface Key {
  readonly workspace: string;
  readonly name: string;
}

/** What the owner of a data directory does to any kind of schedule; one that is not there is `unknown`. */
export function switchedSchedules({ store, workspace, unknown }: Switched) {
  return {
    async pause(name: string): Promise<void> {
      if (!(await store.pause({ workspace, name }, 'a person has paused it'))) unknown(name);
    },
    async resume(name: string): Promise<void> {
      if (!(await store.pause({ workspace, name }, null))) unknown(name);
    },
    async remove(name: string): Promise<void> {
      if (!(await store.remove({ workspace, name }))) unknown(name);
    },
  };
}
