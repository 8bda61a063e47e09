/** Method and path of each call of an area. */
export type CallsOf<Routes> = { readonly [N in keyof Routes]: readonly [method: string, path: string] };
