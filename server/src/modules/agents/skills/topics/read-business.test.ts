import { seedDemo } from '../../../../demo/seed-demo';
import { createTestApp, type TestApp } from '../../../../platform/testing/create-test-app';
import { TestClient } from '../../../../platform/testing/test-client';
import type { DemoFacts } from '../../evaluation/case';
import { demoFacts } from '../../evaluation/demo-facts';
import { AssistantDriver } from '../../testing/assistant-driver';

/** By the clocks of New York; the days of the demo are counted from it. */
const TODAY = '2026-11-23';
let test: TestApp;
let client: TestClient;
let facts: DemoFacts;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date(`${TODAY}T15:00:00Z`) });
  await seedDemo(test.platform);
  client = await new TestClient(test.origin).signIn('admin@fern-thistle.example', 'butterfly-demo');
  facts = await demoFacts(client, TODAY);
});
afterAll(() => test.stop());

const MARLOW = 'Marlow & Okafor wedding';
const REYES = 'Reyes wedding';
type Row = readonly [say: string, has: readonly (RegExp | string)[], at?: string];

const MONEY: readonly Row[] = [
  ['how much vat did we invoice since october 1', ['of tax is in what was invoiced', 'Hollis Foundation gala']],
  ['cuánto iva hemos facturado en noviembre', [/^\$971\.58 of tax/, 'Marlow & Okafor']],
  ['who is behind on payments, ranked by lateness', [/overdue for 12 days[\s\S]*not overdue/]],
  ['who owes us, biggest first', [/Hollis[\s\S]*Reyes[\s\S]*Marlow/]],
  ['what is the weighted value of the pipeline', ['$38,350', '$20,152.50']],
  ['how much business is confirmed for 2027', ['$5,362.12 is booked', '$11,200 more']],
  ['how much does the delivery to onteora cost', ['$209.40']],
  ['Wann ist die zweite Rate fällig?', ['$2,144.85 is due on', '$1,753.49 is open'], MARLOW],
  ['what did hudson valley bill us', [/billed|No bill of Hudson Valley/]],
  ['how did the park wedding end up financially', ['$2,273.50 is left', 'Planned by its recipes']],
  ['qué vence esta semana', ['$3,630.31 is due', 'Overdue from before: Hollis']],
];

const TEAM: readonly Row[] = [
  ['who knows how to hang an installation', [/Hank Dobbs, 4 of 5[\s\S]*Priya Nair, 2 of 5/]],
  ['wer kann den Transporter fahren', ['Driving van', 'Ines Duarte, 2 of 5']],
  ['do the driving licences hold until february', [/^No: Ines Duarte is not covered/]],
  ['which certificates end before our events', ['Hotel Ansgar', 'Onteora']],
  ['who is on holiday next week', ['Priya Nair', 'Mia Rosales', 'Left: Ada Fennimore']],
  ['who is still waiting for an answer from us', ['Lead Bellamy & Crane', 'Text of Eleanor Marlow', 'I looked at']],
  ['a quién no hemos contestado todavía', ['Lead Bellamy & Crane']],
  ['the next two weeks in 4 lines please', [/Events: .*Reyes wedding/, 'Payments due']],
];

const THINGS: readonly Row[] = [
  ['from when can we get into the barn, and until when', ['In from 11:00, out by 23:30', '$150'], REYES],
  ['what hire items leave this week', ['14 × Gold compote', '60 × Votive']],
  ['cuántos faroles hay libres el 12 de junio de 2027', ['0 of 40 Brass lantern free', '12 more are promised']],
  ['which flowers must be tossed or used up', [/^3 lots/, 'Sweet pea']],
  ['what does the bridal bouquet cost us, with the margin', ['material $79.98', 'margin 68.85 %'], MARLOW],
  ['bridal bouquet, cost and margin', ['costs $107.48'], MARLOW],
  ['pink flowers in season in march', ['Sweet pea', 'Waxflower pink']],
  ['is cafe au lait possible in december', [/^No: Dahlia/, 'July']],
  ['cheapest price for 250 carnations', ['For 250 the cheapest comes to']],
  ['which bouquets are affected by the missing juliet', ['4 are missing', 'Bridesmaid'], REYES],
];

describe('what is read to answer a question of the business', () => {
  it.each([...MONEY, ...TEAM, ...THINGS].map(([say, has, at]) => ({ say, has, at })))('$say', async ({ say, has, at }) => {
    const chat = await AssistantDriver.start(client, at === undefined ? null : facts.project(at));
    const { message } = await chat.ask(say);
    for (const part of has) expect(message).toEqual(part instanceof RegExp ? expect.stringMatching(part) : expect.stringContaining(part));
  });
});

describe('what goes on with the question before', () => {
  it.each([
    ['stays in the past', ['how much came in in november', 'and october?'], /\$6,148\.60 came in, Thu 1 Oct 2026/],
    ['adds what is said now', ['how much revenue is booked for 2027', 'and with the verbal yeses?'], /\$16,562\.12/],
    ['takes the day that is said now', ['who could build an arch', 'on june 12'], /12 Jun 2027: Installations/],
    ['says who is left in that time', ['is mia off next week?', 'whos left then'], /Left: Ada Fennimore/],
  ])('%s', async (_what, turns, says) => {
    const chat = await AssistantDriver.start(client);
    let said = '';
    for (const turn of turns) said = (await chat.ask(turn)).message;
    expect(said).toMatch(says);
  });

  it.each([
    ['an order is none of these questions', 'add a task for Marlow: renew the drivers licence', /good until/],
    ['a recipe with a target margin is drafted', 'recipe for 8 bouquets with ranunculus at 60 % margin', /each: material/],
    ['leads alone are told as leads', 'unanswered inquiries', /Text of/],
  ])('%s', async (_is, say, without) => {
    const { message } = await (await AssistantDriver.start(client)).ask(say);
    expect(message).not.toMatch(without);
  });
});
