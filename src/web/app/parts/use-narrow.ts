import { useEffect, useState } from 'preact/hooks';

/** As wide as the widest phone, as app.css has it. */
const NARROW = '(max-width: 40rem)';

/** Whether the window is so narrow that what stands in a line on others takes two. */
export function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const look = () => setNarrow(query.matches);
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return isNarrow;
}
