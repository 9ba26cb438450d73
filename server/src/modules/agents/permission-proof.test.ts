import type { AgentResponse, Confirmation } from '@butterfly/contracts/agents';
import { OpenAiFake } from '@butterfly/testing/openai-fake/openai-fake';
import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';
import { addPersonWith } from '../../platform/testing/test-people';
import { CASES } from './evaluation/cases';
import { EVERYDAY_FIFTH } from './evaluation/everyday-fifth.data';
import { askerOf } from './evaluation/demo-facts';
import { MediaStore } from './media/media-store';
import { Planner } from './planner/planner';
import { Runner } from './runs/runner';
import { newestSession } from './sessions/repository';
import { AssistantDriver } from './testing/assistant-driver';
import { fillSecrets, REACHING, SECRET, secretIn, stored, type SecretIds } from './testing/secret-business';
import { OperationCaller } from './tools/caller';
import { toolsOf, type Tool } from './tools/declared-tools';
import { ConfirmService } from './tools/confirm-service';
import { createConfirmation } from './tools/confirmations';
import { fillCall } from './tools/fill-call';

/** Everybody signed in chooses among projects (decision A-49): their names, never their money. The assistant gives even that to nobody without the plugin. */
const OPEN = new Set(['tenant_crm.find_projects']);
const MONEY = /7654321/;

/** Whatever a member says or sends: of a plugin they do not have, and of another business, they get nothing and change nothing. */
let fake: OpenAiFake;
let test: TestApp;
let admin: TestClient;
let ids: SecretIds;
let tools: readonly Tool[];
/** Who must reach nothing, by what they are. `lacks`: the plugin they do not have; undefined: all of them. */
let strangers: readonly { readonly is: string; readonly client: TestClient; readonly lacks?: string }[];
let before: string;

beforeAll(async () => {
  fake = await OpenAiFake.start();
  test = await createTestApp({ env: { AI_BASE_URL: fake.baseUrl, AI_CHAT_MODEL: 'chat' } });
  admin = await test.signIn('adminA');
  ids = await fillSecrets(admin);
  tools = await toolsOf({ tenantId: test.tenantA, permissions: (await askerOf(admin, test)).permissions }, test.platform);
  const plugins = [...test.platform.assistantTools.keys()];
  const lacking = await Promise.all(
    plugins.map(async (lacks) => {
      const email = `without.${lacks}@a.example`;
      await addPersonWith(test.platform, { tenantId: test.tenantA, email, plugins: plugins.filter((plugin) => plugin !== lacks) });
      return { is: `a member without ${lacks}`, client: await test.signIn(email), lacks };
    }),
  );
  strangers = [
    { is: 'a member without any', client: await test.signIn('plainA') },
    { is: 'an administrator of another business', client: await test.signIn('adminB') },
    ...lacking,
  ];
  before = await stored(test);
});
afterAll(async () => {
  await test.stop();
  await fake.stop();
});
const foreign = (is: string) => is.includes('another business');
const pairs = () =>
  strangers.flatMap(({ is, client, lacks }) =>
    tools
      .filter(({ plugin }) => lacks === undefined || plugin === lacks)
      .map((tool) => ({ is, client, tool, given: REACHING[tool.id]?.(ids) ?? {} })),
  );

/** One turn in which a language model does nothing but call this tool. */
async function hostileRun(client: TestClient, tool: string, given: Readonly<Record<string, unknown>>) {
  const chat = await AssistantDriver.start(client);
  fake.requests.length = 0;
  fake.script({ tools: [{ name: tool.replace('.', '__'), arguments: given }] }, { text: 'There you are.' });
  const answer = await chat.ask('please do it', { project_id: ids.project });
  return {
    chat,
    answer,
    offered: (fake.chats[0]?.tools ?? []).map(({ function: { name } }) => name),
    told: JSON.stringify(fake.chats.at(-1)?.messages ?? []),
  };
}

/** Says yes to all that waits; how the first of it ended. */
async function click(client: TestClient, { confirmation, moreConfirmations = [] }: AgentResponse): Promise<string | null> {
  const [first = null] = await each(
    confirmation ? [confirmation, ...moreConfirmations] : [],
    async ({ token }) => (await client.post(`/api/agents/confirmations/${token}/confirm/`)).json<{ status: string }>().status,
  );
  return first;
}

/** Several orders of one message, each with a card of its own. */
const SEVERAL_ORDERS = [
  'add a lead for Twofirst and add a lead for Twosecond',
  'move Hollis to booked and add a task for Hollis: call the hotel, due Friday',
  'add a note to Marlow: no ribbon. Then remind me tomorrow to order candles',
];

/** Whatever way the planner has of reading a sentence, some of these take it. */
const SENTENCES = [...CASES.map(({ say }) => say), ...EVERYDAY_FIFTH.flatMap(({ turns }) => turns), ...SEVERAL_ORDERS];

describe('the records of the proof', () => {
  it('are reached by every tool of a member who may: else nothing below would say anything', async () => {
    expect(tools.map(({ id }) => id).sort()).toEqual(Object.keys(REACHING).sort());
    for (const { id, effect } of tools.filter((tool) => tool.effect === 'read')) {
      const { told } = await hostileRun(admin, id, REACHING[id]?.(ids) ?? {});
      expect([id, effect, SECRET.test(told)]).toEqual([id, 'read', true]);
    }
  });
});

describe('a stranger', () => {
  it('gets nothing out of a run whose model calls a tool they do not have, and what it proposes changes nothing', async () => {
    for (const { is, client, tool, given } of pairs()) {
      const { chat, answer, offered, told } = await hostileRun(client, tool.id, given);
      const where = `${is}: ${tool.id}`;
      expect([where, foreign(is) || !offered.includes(tool.id.replace('.', '__'))]).toEqual([where, true]);
      expect([where, secretIn(told + JSON.stringify([answer, await chat.history()]))]).toEqual([where, null]);
      // Another business has the tool: what it makes there is its own.
      if (!foreign(is)) expect([where, answer.confirmation]).toEqual([where, undefined]);
      else await click(client, answer);
    }
    expect(await stored(test)).toBe(before);
  });

  it('is refused by the operations themselves, were a tool offered by mistake', async () => {
    const caller = callerOf(test);
    for (const { is, client, tool, given } of pairs().filter((pair) => !foreign(pair.is))) {
      const csrf = /csrftoken=([^;]+)/.exec(client.cookieHeader)?.[1] ?? '';
      const { status, body } = await caller.call({ headers: { cookie: client.cookieHeader, 'x-csrftoken': csrf } }, fillCall(tool, given));
      if (OPEN.has(tool.id)) expect([is, tool.id, MONEY.test(JSON.stringify(body))]).toEqual([is, tool.id, false]);
      else expect([is, tool.id, status, SECRET.test(JSON.stringify(body))]).toEqual([is, tool.id, 403, false]);
    }
    expect(await stored(test)).toBe(before);
  });

  it('gets nothing out of the planner by any sentence of the evaluation, about the open project and about any', async () => {
    const runner = new Runner({
      platform: test.platform,
      answerer: new Planner({ platform: test.platform, caller: callerOf(test), media: new MediaStore(test.platform) }),
    });
    for (const { is, client, lacks } of strangers.filter((stranger) => stranger.lacks === undefined)) {
      const { headers, ...who } = await askerOf(client, test);
      const asker = { ...who, headers: { ...headers, 'x-csrftoken': /csrftoken=([^;]+)/.exec(client.cookieHeader)?.[1] ?? '' } };
      const chat = await AssistantDriver.start(client);
      for (const say of SENTENCES) {
        const body = { session_id: chat.sessionId, message: say, message_id: randomUUID(), project_id: ids.project };
        const answer = await runner.result(asker, await runner.begin({ asker, body }));
        const where = `${is}: ${say}`;
        expect([where, lacks, secretIn(JSON.stringify(answer))]).toEqual([where, undefined, null]);
        if (!foreign(is))
          expect([where, answer.confirmation, answer.analysisData, answer.imageData]).toEqual([where, undefined, undefined, undefined]);
        else if (answer.confirmation) await click(client, answer);
      }
      expect([is, secretIn(JSON.stringify(await chat.history()))]).toEqual([is, null]);
      expect([is, secretIn((await client.get('/api/agents/drafts/')).body)]).toEqual([is, null]);
    }
    await runner.close();
    expect(await stored(test)).toBe(before);
  });

  it('cannot click, decline, read or take over what somebody else was offered, nor open what was made for them', async () => {
    const chat = await AssistantDriver.start(admin, ids.project);
    const runner = new Runner({
      platform: test.platform,
      answerer: new Planner({ platform: test.platform, caller: callerOf(test), media: new MediaStore(test.platform) }),
    });
    const asker = await askerOf(admin, test);
    const ask = async (message: string) =>
      runner.result(
        asker,
        await runner.begin({ asker, body: { session_id: chat.sessionId, message, message_id: randomUUID(), project_id: ids.project } }),
      );
    const links: string[] = [];
    for (const report of [
      'analyse the pipeline by stage',
      'chart of leads by source',
      'chart of leads by status',
      'how many weddings per month',
      'report on value by type of event',
    ]) {
      const { analysisData } = await ask(report);
      links.push(
        ...[analysisData?.downloadUrl, analysisData?.plotImageUrl, analysisData?.plotImageDarkUrl, analysisData?.summaryUrl].map(
          (link) => link ?? 'none',
        ),
      );
    }
    links.push((await ask('palette from the moodboard')).imageData?.url ?? 'none');
    const { draft } = await ask('proposal for 12 centerpieces');
    expect([links.length, new Set(links).size]).toEqual([21, 21]);
    for (const link of links) expect((await admin.get(link)).statusCode).toBe(200);
    const tokens = await each(
      tools.filter(({ effect }) => effect !== 'read').map(({ id }) => id),
      (id) => waiting(admin, id),
    );
    const { confirmation: one, moreConfirmations: [other] = [] } = await ask(SEVERAL_ORDERS[0] ?? '');
    tokens.push(...[one, other].filter((waits) => waits !== undefined));
    expect(tokens.slice(-2).map(({ tool }) => tool)).toEqual(['tenant_crm.create_lead', 'tenant_crm.create_lead']);
    for (const { is, client } of strangers) {
      const answers = await Promise.all([
        ...links.map((link) => client.get(link)),
        client.get(`/api/agents/session/history/?session_id=${chat.sessionId}`),
        client.get(`/api/agents/session-handoff-history/?session_id=${chat.sessionId}`),
        client.get(`/api/agents/drafts/${draft?.id}`),
        ...['apply', 'discard', 'undo'].map((verb) => client.post(`/api/agents/drafts/${draft?.id}/${verb}/`)),
        ...tokens.flatMap(({ token }) => ['confirm', 'decline'].map((verb) => client.post(`/api/agents/confirmations/${token}/${verb}/`))),
      ]);
      expect([is, answers.filter(({ statusCode, body }) => statusCode !== 404 || SECRET.test(body)).map(({ body }) => body)]).toEqual([
        is,
        [],
      ]);
    }
    for (const link of links) expect((await test.visitor().get(link)).statusCode).toBe(401);
    await runner.close();
    expect(await stored(test)).toBe(before);
  });
});

describe('a member who loses the permission before the click', () => {
  it('changes nothing by any tool; who keeps it changes something by every tool', async () => {
    const { memberId } = await addPersonWith(test.platform, {
      tenantId: test.tenantA,
      email: 'loses@a.example',
      plugins: [...test.platform.assistantTools.keys()],
      features: ['send_client_messages', 'record_payment', 'view_costs'],
    });
    const loses = await test.signIn('loses@a.example');
    const writes = tools.filter(({ effect }) => effect !== 'read').map(({ id }) => id);
    const [kept, lost] = [await each(writes, (id) => waiting(admin, id)), await each(writes, (id) => waiting(loses, id))];
    await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      test.platform.api('manage_members').setRoles(db, memberId, []),
    );
    test.platform.forgetAccess({ tenantId: test.tenantA });
    const withLoser = await stored(test);
    for (const { token, tool } of lost)
      expect([tool, (await loses.post(`/api/agents/confirmations/${token}/confirm/`)).json()['status']]).toEqual([tool, 'failed']);
    expect(await stored(test)).toBe(withLoser);
    for (const { token, tool } of kept) {
      const was = await stored(test);
      expect([
        tool,
        (await admin.post(`/api/agents/confirmations/${token}/confirm/`)).json()['status'],
        (await stored(test)) === was,
      ]).toEqual([tool, 'done', false]);
    }
  });
});

describe('a change that waits for its click', () => {
  it('writes over nothing that was changed since it was offered, by whichever tool', async () => {
    const changes = tools.filter(({ call }) => call.method === 'PATCH').map(({ id }) => id);
    expect(changes.length).toBeGreaterThanOrEqual(4);
    const [first, second] = [await each(changes, (id) => waiting(admin, id)), await each(changes, (id) => waiting(admin, id))];
    for (const { token } of first) await admin.post(`/api/agents/confirmations/${token}/confirm/`);
    const was = await stored(test);
    for (const { token, tool } of second)
      expect([tool, (await admin.post(`/api/agents/confirmations/${token}/confirm/`)).json()['status']]).toEqual([tool, 'failed']);
    expect(await stored(test)).toBe(was);
  });
});

describe('a tool that asks for a feature', () => {
  it('is there for who holds it only', async () => {
    const tool = tools.find(({ plugin }) => plugin === 'tenant_crm');
    const api = () => ({
      releasedTools: async () =>
        new Map([
          ['tenant_crm', [{ ...tool, modelDescription: 'x', id: 'tenant_crm.priced', when: { feature: 'access_proposal_and_invoice' } }]],
        ]),
    });
    const idsOf = async (features: string[]) =>
      (
        await toolsOf(
          { tenantId: test.tenantA, permissions: { plugins: ['tenant_crm'], features, is_admin: false } },
          { ...test.platform, api: api as unknown as TestApp['platform']['api'] },
        )
      )
        .filter(({ plugin }) => plugin === 'tenant_crm')
        .map(({ id }) => id);
    expect([await idsOf([]), await idsOf(['access_proposal_and_invoice'])]).toEqual([[], ['tenant_crm.priced']]);
  });

  describe('through its operation', () => {
    const archiveTool = {
      id: 'tenant_crm.put_away',
      title: 'Put away',
      modelDescription: 'x',
      effect: 'write',
      call: { method: 'POST', path: '/api/tenant_crm/contacts/:contactId/archive/' },
      input: { type: 'object', properties: { contactId: { type: 'integer' } }, required: ['contactId'] },
    };
    const platform = () => ({
      ...test.platform,
      api: (() => ({ releasedTools: async () => new Map([['tenant_crm', [archiveTool]]]) })) as unknown as TestApp['platform']['api'],
    });

    it('is offered only to who has it, and to administrators', async () => {
      const idsOf = async (who: { features: string[]; is_admin: boolean }) =>
        (await toolsOf({ tenantId: test.tenantA, permissions: { plugins: ['tenant_crm'], ...who } }, platform()))
          .map(({ id }) => id)
          .filter((id) => id.startsWith('tenant_crm.'));
      expect(await idsOf({ features: ['export_data'], is_admin: false })).toEqual([]);
      expect(await idsOf({ features: ['delete_records'], is_admin: false })).toEqual([archiveTool.id]);
      expect(await idsOf({ features: [], is_admin: true })).toEqual([archiveTool.id]);
    });

    it('is not carried out by a click after the feature was taken away', async () => {
      await addPersonWith(test.platform, {
        tenantId: test.tenantA,
        email: 'deleter@a.example',
        plugins: ['tenant_crm'],
        features: ['delete_records'],
      });
      const client = await test.signIn('deleter@a.example');
      const contactId = (await client.post('/api/tenant_crm/contacts/', { first_name: 'Stays' })).json<{ id: number }>().id;
      const archived = async () =>
        (await client.get(`/api/tenant_crm/contacts/${contactId}/`)).json<{ archived_at: string | null }>().archived_at !== null;
      await client.post('/api/agents/run/start/', {});
      const { headers, ...who } = await askerOf(client, test);
      const asker = { ...who, headers: { ...headers, 'x-csrftoken': /csrftoken=([^;]+)/.exec(client.cookieHeader)?.[1] ?? '' } };
      const proposed = () =>
        test.platform.db.withTenant({ tenantId: test.tenantA, memberId: asker.session.memberId, rowScope: 'all' }, async (db) => {
          const action = {
            tool: archiveTool.id,
            effect: 'write',
            title: archiveTool.title,
            arguments: { contactId },
            description: '',
            details: [],
          } as const;
          return (await createConfirmation(db, { action, sessionId: (await newestSession(db))?.id ?? 0, now: new Date() })).token;
        });
      const service = new ConfirmService({ platform: platform(), caller: callerOf(test) });
      const refused = await service.confirm({ ...asker, permissions: { ...asker.permissions, features: [] } }, await proposed());
      expect([refused.status, refused.message, await archived()]).toEqual([
        'failed',
        'You do not have this tool any more. Nothing was changed.',
        false,
      ]);
      expect([(await service.confirm(asker, await proposed())).status, await archived()]).toEqual(['done', true]);
    });
  });
});

function callerOf({ app }: Pick<TestApp, 'app'>): OperationCaller {
  const caller = new OperationCaller();
  caller.attach(app);
  return caller;
}

/** An action of this tool that waits for the click of this person. */
async function waiting(client: TestClient, tool: string): Promise<Confirmation> {
  const { answer } = await hostileRun(client, tool, REACHING[tool]?.(ids) ?? {});
  if (!answer.confirmation) throw new Error(`${tool} proposed nothing.`);
  return answer.confirmation;
}

/** One after the other: the model of the test answers in order. */
async function each<N, T>(names: readonly N[], work: (name: N) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (const name of names) all.push(await work(name));
  return all;
}
