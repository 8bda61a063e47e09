/** Lets the process do what else there is, between two steps of something long. */
export function turn(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}
