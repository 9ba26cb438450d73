import WebSocket from 'ws';
import { exchange } from '../../platform/testing/test-client';
import type { Outcome, Task } from './generator';
import { hostileRequests, type HostileRequest } from './hostile-requests';

/** How long a burner works or rests at a time. */
const BEAT_MS = 10;

type Attack = Extract<Task, { kind: 'attack' }>;

const tally = new Map<number, number>();
let isOver = false;
let began = { cpu: process.cpuUsage(), at: performance.now() };

// Nobody is left to end it.
process.on('disconnect', () => process.exit(1));
process.on('message', (message: Task | 'end') => {
  if (message === 'end') return end();
  began = { cpu: process.cpuUsage(), at: performance.now() };
  if (message.kind === 'burn') return burn(message.share);
  const requests = hostileRequests(message.project).filter((_, at) => message.only === null || at === message.only);
  message.members.forEach((member, at) => {
    for (let turn = 0; turn < message.atOnce; turn += 1)
      void attack(message, { member, requests, first: at * message.atOnce + turn }).catch(() => process.exit(1));
  });
});

function end(): void {
  isOver = true;
  const { user, system } = process.cpuUsage(began.cpu);
  const cpu = (user + system) / 1_000 / (performance.now() - began.at);
  process.send?.({ answers: [...tally].sort(([a], [b]) => a - b), cpu } satisfies Outcome, () => process.exit(0));
}

/** Sends without a pause; opens a socket before each request and floods it with frames. */
async function attack(
  { origin }: Attack,
  { member, requests, first }: { member: Attack['members'][number]; requests: readonly HostileRequest[]; first: number },
): Promise<void> {
  for (let at = first; !isOver; at += 1) {
    flood(origin, member.cookie);
    const { method, url, body, headers } = requests[at % requests.length] as HostileRequest;
    const status = await exchange(`${origin}${url}`, {
      method,
      payload: body,
      headers: { cookie: member.cookie, 'x-csrftoken': member.csrf, 'content-type': 'application/json', ...headers },
    }).then(
      ({ statusCode }) => statusCode,
      () => 0,
    );
    tally.set(status, (tally.get(status) ?? 0) + 1);
  }
}

function flood(origin: string, cookie: string): void {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws/moodboard/`, { headers: { cookie, origin } });
  socket.on('error', () => undefined);
  socket.on('open', () => {
    for (let frame = 0; frame < 100; frame += 1) socket.send('{"type":"moodboard.join","project":1}');
  });
}

/** Keeps a processor as busy as a generator of requests would. */
function burn(share: number): void {
  const until = performance.now() + BEAT_MS * share;
  while (performance.now() < until);
  setTimeout(burn, BEAT_MS * (1 - share), share);
}
