/** What is asked about the same accounts several times over, one after the other, is made once. */
export function lastRemembered<Asked extends readonly number[], Made>(
  make: (...asked: Asked) => Made,
): (...asked: Asked) => Made {
  let last: { readonly asked: Asked; readonly made: Made } | undefined;
  return (...asked) => {
    if (last === undefined || last.asked.some((at, place) => at !== asked[place]))
      last = { asked, made: make(...asked) };
    return last.made;
  };
}
