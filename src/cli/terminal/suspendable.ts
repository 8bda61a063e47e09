/** Where a question is asked. */
interface QuestionIo {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/**
 * Asks a question that outlives Ctrl-Z and `fg`: readline pauses its input when the process is continued, which would let
 * it end for want of anything to wait for. The shell has written over the question, so it is shown again.
 */
export async function suspendable<Answer>(
  ask: () => Promise<Answer>,
  message: string,
  { input, output }: QuestionIo,
): Promise<Answer> {
  let isTakenUp = false;
  const takeUp = () => {
    isTakenUp = true;
    // After the listener of readline, which is the later one.
    setImmediate(() => {
      input.resume();
      output.write(`? ${message} `);
    });
  };
  process.on('SIGCONT', takeUp);
  try {
    return await ask();
  } finally {
    process.off('SIGCONT', takeUp);
    // Readline takes its input for paused, and would leave it open at the end.
    if (isTakenUp) input.pause();
  }
}
