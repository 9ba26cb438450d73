import { setTimeout as sleep } from 'node:timers/promises';

const PER_SECOND = 100;
const SECONDS = 10;

/** What visitors of one link waited, in milliseconds, and how many got another answer than the page. */
export interface LinkLoad {
  readonly waited: readonly number[];
  readonly refused: number;
}

/** A hundred visits a second for ten seconds, each at its time, however long the others take. Talks to this machine alone. */
export async function loadLink(url: string): Promise<LinkLoad> {
  const waited: number[] = [];
  let refused = 0;
  const begin = performance.now();
  const visits = Array.from({ length: PER_SECOND * SECONDS }, async (_, nth) => {
    const due = begin + (nth * 1_000) / PER_SECOND;
    await sleep(Math.max(0, due - performance.now()));
    const answer = await fetch(url);
    await answer.arrayBuffer();
    waited.push(performance.now() - due);
    if (!answer.ok) refused += 1;
  });
  await Promise.all(visits);
  return { waited, refused };
}

/** Where the questions of a demo couple are read. */
export async function questionsUrl(suite: {
  readonly url: string;
  signIn(email: string): Promise<{ name: string; value: string }[]>;
}): Promise<string> {
  const cookie = (await suite.signIn('admin@fern-thistle.example')).map(({ name, value }) => `${name}=${value}`).join('; ');
  const read = async <T>(path: string): Promise<T> => (await (await fetch(suite.url + path, { headers: { cookie } })).json()) as T;
  const { results } = await read<{ results: { id: number; recipients: { id: number }[] }[] }>('/api/questionnaire/questionnaires/');
  const [asked] = results;
  const link = await read<{ path: string }>(`/api/questionnaire/questionnaires/${asked?.id}/recipients/${asked?.recipients[0]?.id}/link/`);
  return `${suite.url}/api/questionnaire/public/${link.path.split('/').at(-1) ?? ''}/`;
}
