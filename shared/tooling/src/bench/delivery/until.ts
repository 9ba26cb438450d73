const PATIENCE_MS = 20_000;

/** Asks again and again, as the next page loads would, until the answer contains what was released. */
export async function until(ask: () => Promise<string>, wanted: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await ask()).includes(wanted)) {
    if (Date.now() > deadline) throw new Error(`${wanted} was not to be seen within ${PATIENCE_MS / 1000} s.`);
  }
}

/** The text of an address; anything but 200 is an error. */
export async function textOf(url: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.text();
}
