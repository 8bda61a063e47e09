interface MoreProps {
  /** How many were asked for, and how many there are at most. */
  readonly limit: number;
  readonly most: number;
  readonly shown: number;
  readonly onMore: (limit: number) => void;
}

/** A button that asks for four times as many, where there may be more. */
export function ShowMore({ limit, most, shown, onMore }: MoreProps) {
  if (shown < limit || limit >= most) return null;
  return (
    <p>
      <button type="button" onClick={() => onMore(Math.min(most, limit * 4))}>
        Show more
      </button>
    </p>
  );
}
