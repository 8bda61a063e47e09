type Present<T> = { readonly [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  readonly [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** The members that are known: an optional one is absent, never undefined. */
export function presentParts<T extends object>(parts: T): Present<T> {
  const known = Object.entries(parts).filter(([, part]) => part !== undefined);
  // Object.fromEntries forgets which members there were; none is added and none changes its type.
  return Object.fromEntries(known) as Present<T>;
}
