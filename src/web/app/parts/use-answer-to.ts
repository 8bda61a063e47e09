import { useState } from 'preact/hooks';

/**
 * An answer, and what it answers: where something else is chosen meanwhile, it is no answer any more, however late it comes. What is
 * told is kept as the answer to the question of the drawing that began to ask.
 */
export function useAnswerTo<T>(
  question: unknown,
): readonly [answer: T | undefined, tell: (answer: T | undefined) => void] {
  const of = JSON.stringify([question]);
  const [told, setTold] = useState<{ readonly of: string; readonly answer: T | undefined }>();
  return [told?.of === of ? told.answer : undefined, (answer) => setTold({ of, answer })];
}
