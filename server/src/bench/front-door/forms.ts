import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import { NOW } from './fill';

const A_SECOND = 200;
const SECONDS = 10;
const SPAM = 2_000;
/** So many are on the way at once. */
const AT_ONCE = 16;
/** A flood does not wait for its answers, each of which is held back for a quarter of a second. */
const FLOOD_AT_ONCE = 500;
/** Nobody writes a form in less than three seconds. */
const WRITING_MS = 20_000;

export interface FormFigures {
  /** Milliseconds for one of them, where they come one after the other without a pause. */
  readonly kept: number;
  /** So many were answered in a second, on average of all of them. */
  readonly perSecond: number;
  /** Milliseconds from the last answer until the last notice and reply of all of them was there. */
  readonly followed: number;
  readonly trapped: number;
  readonly refused: number;
}

/** Two thousand forms, each of another visitor; then machines that fall into the trap, and a flood from one address. */
export async function formFigures(): Promise<FormFigures> {
  let now = new Date(NOW);
  const test = await createTestApp({ clock: () => now, env: { RATE_LIMITS: 'false' }, background: true });
  const write = () => void (now = new Date(now.getTime() + WRITING_MS));
  const tokens = await opened(test, A_SECOND * SECONDS + SPAM);
  write();
  const forms = await Promise.all(
    tokens.map((token, at) => formOf(token, at < A_SECOND * SECONDS ? {} : { website: 'https://x.example' })),
  );
  const kept = await each(forms.slice(0, A_SECOND * SECONDS), (form, at) => post(test, form, { at, wanted: 303 }));
  const answered = performance.now();
  const lost = A_SECOND * SECONDS - (await countOf(test, 'ok'));
  if (lost > 0) throw new Error(`${lost} of ${A_SECOND * SECONDS} forms were lost.`);
  await untilFollowed(test, A_SECOND * SECONDS);
  const followed = performance.now() - answered;
  const trapped = await each(forms.slice(A_SECOND * SECONDS), (form, at) => post(test, form, { at, wanted: 303 }));
  if ((await countOf(test, 'ok')) !== A_SECOND * SECONDS) throw new Error('Spam became leads.');
  await test.stop();
  return { kept, perSecond: 1_000 / kept, followed, trapped, refused: await flood() };
}

/** What one address sends beyond its twelve a minute. */
async function flood(): Promise<number> {
  const test = await createTestApp({ clock: () => new Date(NOW), env: { RATE_LIMITS: 'true' } });
  const form = await formOf('made up', {});
  for (let at = 0; at < 12; at += 1) await post(test, form, { at: 0, wanted: 409 });
  const refused = await each(
    Array.from({ length: SPAM }, () => form),
    (one) => post(test, one, { at: 0, wanted: 429 }),
    FLOOD_AT_ONCE,
  );
  await test.stop();
  return refused;
}

async function opened(test: TestApp, count: number): Promise<string[]> {
  const tokens: string[] = [];
  await each(
    Array.from({ length: count }, (_, at) => at),
    async () => {
      const { body } = await test.app.inject({ method: 'GET', url: '/api/lead_page_builder/public/event/?t=a' });
      tokens.push((JSON.parse(body) as { form_token: string }).form_token);
    },
  );
  return tokens;
}

interface Form {
  readonly type: string;
  readonly bytes: Buffer;
}

let written = 0;
async function formOf(form_token: string, more: Readonly<Record<string, string>>): Promise<Form> {
  written += 1;
  const form = new FormData();
  const values = {
    form_token,
    name: `Guest ${written}`,
    email: `guest${written}@x.example`,
    event_date: '2027-09-18',
    guests: '80',
    consent: 'yes',
  };
  for (const [name, value] of Object.entries({ ...values, step: 'send', ...more })) form.append(name, value);
  const request = new Request('http://x/', { method: 'POST', body: form });
  return { type: request.headers.get('content-type') ?? '', bytes: Buffer.from(await request.arrayBuffer()) };
}

async function post(test: TestApp, { type, bytes }: Form, { at, wanted }: { at: number; wanted: number }): Promise<void> {
  const { statusCode, body } = await test.app.inject({
    method: 'POST',
    url: '/api/lead_page_builder/public/event/submit/?t=a',
    headers: { 'content-type': type },
    payload: bytes,
    remoteAddress: `10.${(at >> 12) & 255}.${(at >> 4) & 255}.${at & 15}`,
  });
  if (statusCode !== wanted) throw new Error(`${statusCode} and not ${wanted}: ${body.slice(0, 300)}`);
}

/** Milliseconds for one, a few at a time. */
async function each<T>(all: readonly T[], work: (one: T, at: number) => Promise<unknown>, atOnce = AT_ONCE): Promise<number> {
  const began = performance.now();
  let next = 0;
  const turn = async () => {
    for (let at = next++; at < all.length; at = next++) await work(all[at] as T, at);
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
  return (performance.now() - began) / all.length;
}

const FOLLOWED = `select (select count(*)::int from tenant_crm_lead where email like 'guest%@x.example') as leads,
  (select count(distinct link)::int from notifications_notification where title = 'New inquiry') as told,
  (select count(distinct recipient)::int from transactional_emails_send where recipient like 'guest%@x.example') as replied,
  (select count(*)::int from transactional_emails_send where recipient like 'guest%@x.example') as mails`;
const LATEST_MS = 120_000;

/** Until each lead was told of, and each of its visitors replied to. @throws Error when that does not come, or comes twice */
async function untilFollowed(test: TestApp, count: number): Promise<void> {
  const until = performance.now() + LATEST_MS;
  let said: Readonly<Record<'leads' | 'mails' | 'replied' | 'told', number>> | undefined;
  do {
    [said] = await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      db.rows<NonNullable<typeof said>>(FOLLOWED),
    );
    if (said && Object.values(said).every((one) => one === count)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  } while (performance.now() < until);
  throw new Error(`Of ${count} forms there are ${JSON.stringify(said)}.`);
}

async function countOf(test: TestApp, status: string): Promise<number> {
  const rows = await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
    db.rows<{ count: number }>('select count(*)::int as count from lead_page_builder_submission where status = $1', [status]),
  );
  return rows[0]?.count ?? 0;
}
