const PATIENCE_MS = 60_000;

/** Waits until an address answers, whatever it says. @throws Error after a minute. */
export async function untilAnswers(url: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error(`${url} did not answer within a minute.`);
}
