/** A moment, in the reader's own time; above it stands what was written down. */
export function Time({ iso }: { readonly iso: string }) {
  const words = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={iso} title={iso}>
      {words.format(new Date(iso))}
    </time>
  );
}
