import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { numberWords } from './counted.ts';
import { AGAIN_MS } from './use-call.ts';
import { useLater } from './use-later.ts';

interface Piece<T> {
  readonly total: number;
  readonly items: readonly T[];
}

interface WindowedListProps<T> {
  readonly label: string;
  /** Of one item, in pixels. */
  readonly itemHeight: number;
  /** Asks for items from a place on, from 0. */
  readonly load: (from: number, limit: number) => Promise<Piece<T>>;
  /** What the list is of: of something else it begins at its top, and of another version it is asked for anew. */
  readonly of: string;
  readonly version: number;
  readonly show: (item: T, place: number) => ComponentChildren;
  readonly empty: ComponentChildren;
}

const PIECE = 100;
const BEYOND = 6;

/** A list of any length: items are asked for in pieces, and drawn when they are seen. */
export function WindowedList<T>({ label, itemHeight, load, of, version, show, empty }: WindowedListProps<T>) {
  const frame = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ top: 0, height: 600 });
  const { total, itemAt, want, failure } = usePieces(load, of, version);
  const look = () => {
    const { scrollTop = 0, clientHeight = 600 } = frame.current ?? {};
    setSeen({ top: scrollTop, height: clientHeight });
  };
  useLayoutEffect(() => {
    if (frame.current !== null) frame.current.scrollTop = 0;
  }, [of]);
  // Before its length is known the list has no height.
  useLayoutEffect(look, [of, total]);
  useEffect(() => {
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, []);
  const from = Math.max(0, Math.floor(seen.top / itemHeight) - BEYOND);
  const to = Math.min(total ?? 0, Math.ceil((seen.top + seen.height) / itemHeight) + BEYOND);
  useEffect(() => want(from, to), [from, to, of, version]);
  useLater({ afterMs: failure === undefined ? undefined : AGAIN_MS, since: failure }, () => want(from, to));
  if (failure !== undefined) return <p class="error">{failure.message}</p>;
  if (total === 0) return <>{empty}</>;
  const places = Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);
  return (
    <div class="window" ref={frame} onScroll={look}>
      <p class="on-paper">
        On paper are those that were seen on the screen, of {numberWords(total ?? 0)}. A report of the run has
        all.
      </p>
      <ul aria-label={label} style={{ '--height': `${(total ?? 0) * itemHeight}px` }}>
        {places.map((place) => {
          const item = itemAt(place);
          return (
            <li
              key={place}
              aria-posinset={place + 1}
              aria-setsize={total ?? -1}
              style={{ '--top': `${place * itemHeight}px`, '--height': `${itemHeight}px` }}
            >
              {item === undefined ? <span class="quiet">…</span> : show(item, place)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface Pieces<T> {
  readonly total: number | undefined;
  itemAt(place: number): T | undefined;
  /** Asks for what is not there yet. */
  want(from: number, to: number): void;
  /** Another one each time that it cannot be had. */
  readonly failure: Error | undefined;
}

interface Loaded<T> {
  readonly key: string;
  readonly version: number;
  readonly total: number | undefined;
  readonly pieces: ReadonlyMap<number, { readonly version: number; readonly items: readonly T[] }>;
}

/** What was loaded of an earlier version is shown until there is something newer, and is not put in the place of that. */
function usePieces<T>(load: WindowedListProps<T>['load'], of: string, version: number): Pieces<T> {
  const nothing: Loaded<T> = { key: of, version: 0, total: undefined, pieces: new Map() };
  const [loaded, setLoaded] = useState(nothing);
  const [failure, setFailure] = useState<Error>();
  const asked = useRef(new Set<string>());
  const current = useRef({ of, version });
  current.current = { of, version };
  const shown = loaded.key === of ? loaded : nothing;
  const ask = (at: number) => {
    const name = JSON.stringify([of, version, at]);
    if (asked.current.has(name)) return;
    asked.current.add(name);
    load(at * PIECE, PIECE).then(
      ({ total, items }) => {
        if (current.current.of !== of) return;
        setFailure(undefined);
        setLoaded((last) => {
          const before = last.key === of ? last : nothing;
          const isLate = (before.pieces.get(at)?.version ?? version) > version;
          const pieces = isLate ? before.pieces : new Map(before.pieces).set(at, { version, items });
          return version < before.version ? { ...before, pieces } : { key: of, version, total, pieces };
        });
      },
      (error: Error) => {
        asked.current.delete(name);
        // Of an earlier version nothing is asked for again, so that it would never be told as over.
        if (current.current.of === of && current.current.version === version) setFailure(error);
      },
    );
  };
  return {
    total: shown.total,
    itemAt: (place) => shown.pieces.get(Math.floor(place / PIECE))?.items[place % PIECE],
    want(from, to) {
      for (let at = Math.floor(from / PIECE); at <= Math.floor(Math.max(from, to - 1) / PIECE); at++) ask(at);
    },
    failure,
  };
}
