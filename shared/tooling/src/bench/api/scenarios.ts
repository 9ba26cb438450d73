import { RawConnection, requestText } from './raw-client';

export type Scenario = keyof typeof SCENARIOS;

/** What a load run needs to know. Sent to the load process as JSON. */
export interface LoadOrder {
  readonly scenario: Scenario;
  readonly port: number;
  readonly connections: number;
  readonly milliseconds: number;
  readonly headers: Record<string, string>;
  /** What has a 1 MB board each, one per connection: projects, or rows of the other way to keep one. */
  readonly boards: readonly number[];
}

export interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly count: number;
}

type Loop = (connection: RawConnection, order: LoadOrder, index: number) => Promise<() => Promise<void>>;

const expectStatus = (actual: number, wanted: number) => {
  if (actual !== wanted) throw new Error(`Expected ${wanted}, got ${actual}.`);
};

const patchOneElement =
  ({ minimal, base }: { minimal: boolean; base: string }): Loop =>
  async (connection, { headers, boards }, index) => {
    const project = boards[index] ?? 0;
    let etag = (await connection.send(requestText({ method: 'GET', path: `${base}${project}/`, headers }))).etag ?? '';
    let x = 0;
    return async () => {
      x += 1;
      const body = JSON.stringify({ patches: [{ op: 'replace', path: `/pages/0/elements/${(x * 37) % 2000}/x`, value: x }] });
      const extra = { 'content-type': 'application/json-patch+json', 'if-match': etag, ...(minimal && { prefer: 'return=minimal' }) };
      const answer = await connection.send(
        requestText({ method: 'PATCH', path: `${base}${project}/patch/`, headers: { ...headers, ...extra }, body }),
      );
      expectStatus(answer.status, 200);
      etag = answer.etag ?? '';
    };
  };

/** The first twenty pages, in turn. */
const pages =
  (path: string): Loop =>
  async (connection, { headers }, index) => {
    let page = index;
    return async () => {
      page = (page % 20) + 1;
      const request = requestText({ method: 'GET', path: `${path}?page=${page}&page_size=50`, headers });
      expectStatus((await connection.send(request)).status, 200);
    };
  };

const creates =
  (path: string, fields: (name: string) => object): Loop =>
  async (connection, { headers }, index) => {
    let count = 0;
    return async () => {
      count += 1;
      const body = JSON.stringify(fields(`${index}-${count}`));
      expectStatus((await connection.send(requestText({ method: 'POST', path, headers, body }))).status, 201);
    };
  };

export const SCENARIOS = {
  list: pages('/api/tenant_crm/projects/'),
  contacts: pages('/api/tenant_crm/contacts/'),
  create: creates('/api/tenant_crm/projects/', (name) => ({ name: `Load ${name}`, event_type: 'wedding', event_date: '2027-06-12' })),
  create_contact: creates('/api/tenant_crm/contacts/', (name) => ({ first_name: 'Load', last_name: `${name}-${process.pid}` })),
  patch_whole: patchOneElement({ minimal: false, base: '/api/moodboard/' }),
  patch_minimal: patchOneElement({ minimal: true, base: '/api/moodboard/' }),
  plain_whole: patchOneElement({ minimal: false, base: '/api/plain_boards/' }),
  plain_minimal: patchOneElement({ minimal: true, base: '/api/plain_boards/' }),
} satisfies Record<string, Loop>;

/** Runs one scenario: every connection sends its next request when the answer to the last one is there. */
export async function runLoad(order: LoadOrder): Promise<LoadResult> {
  const times: number[] = [];
  const connections = Array.from({ length: order.connections }, () => new RawConnection(order.port));
  const loops = await Promise.all(connections.map((connection, index) => SCENARIOS[order.scenario](connection, order, index)));
  const started = performance.now();
  const end = started + order.milliseconds;
  await Promise.all(
    loops.map(async (once) => {
      while (performance.now() < end) {
        const from = performance.now();
        await once();
        times.push(performance.now() - from);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  for (const connection of connections) connection.close();
  times.sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { perSecond: times.length / seconds, p50: quantile(0.5), p95: quantile(0.95), count: times.length };
}
