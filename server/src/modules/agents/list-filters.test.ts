import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';
import { AssistantDriver } from './testing/assistant-driver';

let test: TestApp;
let admin: TestClient;
const make = (name: string, budget_cents: number) =>
  admin.post('/api/tenant_crm/projects/', { name, event_type: 'social', event_date: '2031-06-14', budget_cents });
const answerTo = async (sentence: string) => (await (await AssistantDriver.start(admin)).ask(sentence)).message ?? '';

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
  await make('Quillfeather party', 2_500_000);
  await make('Vandersloot party', 900_000);
});
afterAll(() => test.stop());

describe('a list that somebody asks for', () => {
  it('heeds a time and an amount', async () => {
    const answer = await answerTo('which projects in June 2031 are over 20k');
    expect(answer).toContain('Quillfeather party');
    expect(answer).not.toContain('Vandersloot party');
  });

  it('heeds how many come: who has fewer, or no number noted, is not shown', async () => {
    expect(await answerTo('which projects in June 2031 have more than 100 guests')).toMatch(
      /^There is no project with more than 100 guests/,
    );
  });

  it.each([
    ['which projects in June 2031 have around 100 guests', ['around 100 guests']],
    ['show me all unpaid projects in June 2031', ['unpaid']],
    ['list the outdoor projects in June 2031 with peonies', ['outdoor', 'with peonies']],
  ])('says what it cannot heed: “%s”', async (sentence, unmet) => {
    const answer = await answerTo(sentence);
    for (const one of unmet) expect(answer).toContain(`“${one}”`);
    expect(answer).toContain('I cannot narrow the list by');
  });

  it('drops no name: it is looked for, and named where nothing has it', async () => {
    expect(await answerTo('projects in June 2031 with Zebulon')).toMatch(/zebulon/i);
  });

  it('says of leads as well', async () => {
    expect(await answerTo('show me all new leads from Pinterest')).toContain('“from Pinterest”');
  });
});
