/** Wraps a table so that it is built on first use and kept: importing the module costs nothing. */
export function lazily<Table>(build: () => Table): () => Table {
  let built: { readonly table: Table } | undefined;
  return () => {
    built ??= { table: build() };
    return built.table;
  };
}
