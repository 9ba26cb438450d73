import { buffer } from 'node:stream/consumers';
import type { Contract, ContractDetail, Evidence, SigningPage, Template, Verdict } from '@butterfly/contracts/contract';
import { CONSENT, paragraphs } from '@butterfly/contracts/contract';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';
import { chainProblems, nextHash, sha256, type StoredEvent } from './evidence/chain';
import { exhibitOf, verdictOf } from './evidence/verify';

const BASE = '/api/contract/';
const CONTRACTS = `${BASE}contracts/`;

let test: TestApp;
let admin: TestClient;
let template: Template;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
  const clause = (
    await admin.post(`${BASE}clauses/`, { title: 'Cancellation', body: paragraphs('The retainer stays.'), locked: true })
  ).json<{ id: number }>();
  template = (
    await admin.post(`${BASE}templates/`, {
      title: 'Wedding',
      body: paragraphs('Between {{business_name}} and {{client_name}} for {{project_name}} at {{venue}}.'),
      clause_ids: [clause.id],
    })
  ).json<Template>();
});
afterAll(() => test.stop());

const post = (id: number, verb: string, body: object = {}) => admin.post(`${CONTRACTS}${id}/${verb}/`, body);
const read = async (id: number) => (await admin.get(`${CONTRACTS}${id}/`)).json<ContractDetail>();
const change = (id: number, body: object) => admin.send('PATCH', { url: `${CONTRACTS}${id}/`, body, headers: { 'if-match': '*' } });
const codeOf = (answer: { json: <T>() => T }) => answer.json<{ code: string }>().code;
const link = (token: string, rest = '') => `${BASE}public/${token}/${rest}`;

let couples = 0;
async function draft({ venue = 'Hudson Barn' } = {}): Promise<ContractDetail> {
  couples += 1;
  const { id: project } = (await admin.post('/api/tenant_crm/projects/', { name: `Wedding ${couples}`, venue_text: venue })).json<{
    id: number;
  }>();
  for (const [name, role] of [
    ['Anna', 'partner1'],
    ['Ben', 'partner2'],
  ] as const) {
    const contact = (
      await admin.post('/api/tenant_crm/contacts/', { first_name: name, last_name: 'Marlow', email: `${name}${couples}@example.com` })
    ).json<{ id: number }>();
    await admin.post(`/api/tenant_crm/projects/${project}/people/`, { contact_id: contact.id, role });
  }
  return (await admin.post(CONTRACTS, { project_id: project, template_id: template.id })).json<ContractDetail>();
}

/** A contract that was sent, with the tokens of those who sign by link. */
async function sent(changes: object = { signing_order: 'any' }) {
  const { id } = await draft();
  await change(id, changes);
  const contract = (await post(id, 'send')).json<ContractDetail>();
  return { contract, tokens: await tokensOf(contract) };
}

async function tokensOf({ id, signers }: Contract): Promise<string[]> {
  const tokens: string[] = [];
  for (const signer of signers.filter(({ role }) => role !== 'studio')) {
    const { path } = (await admin.get(`${CONTRACTS}${id}/signers/${signer.id}/address/`)).json<{ path: string }>();
    tokens.push(path.split('/').at(-1) ?? '');
  }
  return tokens;
}

const signatureOf = (contract: Pick<Contract, 'document_sha256'>, name = 'Anna Marlow') => ({
  kind: 'typed',
  name,
  consent: true,
  consent_version: CONSENT.version,
  document_sha256: contract.document_sha256,
});

async function visit(token: string) {
  const visitor = test.visitor();
  const page = (await visitor.get(link(token))).json<SigningPage>();
  return { visitor, page, sign: (body: object = signatureOf(page, page.me.name)) => visitor.post(link(token, 'sign/'), body) };
}

async function completed() {
  const made = await sent();
  for (const token of made.tokens) expect((await (await visit(token)).sign()).statusCode).toBe(200);
  expect((await post(made.contract.id, 'countersign', signatureOf(made.contract, 'Studio'))).statusCode).toBe(200);
  return { ...made, contract: await read(made.contract.id) };
}

const asTenant = <T>(work: Parameters<TestApp['platform']['db']['withTenant']>[1]) =>
  test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, work) as Promise<T>;

describe('a draft', () => {
  it('names who signs and what its text lacks, and is not sent before that is there', async () => {
    const made = await draft({ venue: '' });
    expect(made.signers.map(({ role, name }) => [role, name])).toEqual([
      ['client', 'Anna Marlow'],
      ['client', 'Ben Marlow'],
      ['studio', 'Business A'],
    ]);
    expect(made.filled.missing).toEqual([{ field: 'venue', label: 'Venue' }]);
    expect(JSON.stringify(made.filled.body)).toContain('Between Business A and Anna Marlow');
    expect(codeOf(await post(made.id, 'send'))).toBe('contract.missing_values');
    await admin.send('PATCH', {
      url: `/api/tenant_crm/projects/${made.project_id}/`,
      body: { venue_text: 'The barn' },
      headers: { 'if-match': '*' },
    });
    expect((await post(made.id, 'send')).statusCode).toBe(200);
  });

  it('keeps its locked clauses, whatever else is changed', async () => {
    const { id, clauses } = await draft();
    expect(codeOf(await change(id, { clauses: [] }))).toBe('contract.clause_locked');
    const reworded = clauses.map((clause) => ({ ...clause, body: paragraphs('The retainer goes back.') }));
    expect(codeOf(await change(id, { clauses: reworded }))).toBe('contract.clause_locked');
    const own = { title: 'Parking', body: paragraphs('Two bays.'), locked: false };
    expect((await change(id, { clauses: [...clauses, own] })).json<ContractDetail>().clauses).toHaveLength(2);
  });

  it('needs addresses, and a last day that is not over', async () => {
    const { id } = await draft();
    await change(id, { signers: [{ role: 'client', name: 'Anna' }] });
    expect(codeOf(await post(id, 'send'))).toBe('contract.needs_address');
    await change(id, { signers: [{ role: 'client', name: 'Anna', email: 'a@example.com' }], expires_at: '2020-01-01T00:00:00.000Z' });
    expect(codeOf(await post(id, 'send'))).toBe('contract.ends_in_the_past');
  });

  it('keeps what it was made from when its template is changed, and is of no template in the archive', async () => {
    const other = (await admin.post(`${BASE}templates/`, { title: 'Rental', body: paragraphs('Old words') })).json<Template>();
    const { project_id } = await draft();
    const made = (await admin.post(CONTRACTS, { project_id, template_id: other.id })).json<ContractDetail>();
    const saved = await admin.send('PATCH', {
      url: `${BASE}templates/${other.id}/`,
      body: { body: paragraphs('New words') },
      headers: { 'if-match': '*' },
    });
    expect(saved.json<Template>().revision).toBe(2);
    expect([(await read(made.id)).template_revision, JSON.stringify((await read(made.id)).body)]).toEqual([
      1,
      expect.stringContaining('Old words') as string,
    ]);
    await admin.post(`${BASE}templates/${other.id}/archive/`);
    expect(codeOf(await admin.post(CONTRACTS, { project_id, template_id: other.id }))).toBe('contract.template_archived');
    const archived = { url: `${BASE}templates/${other.id}/`, body: { title: 'No' }, headers: { 'if-match': '*' } };
    expect(codeOf(await admin.send('PATCH', archived))).toBe('contract.template_archived');
    expect(codeOf(await admin.post(`${BASE}templates/`, { title: 'Odd', body: paragraphs('x'), clause_ids: [999_999] }))).toBe(
      'contract.unknown_clause',
    );
  });
});

describe('the list', () => {
  it('finds contracts by project, state and the words that were sent, with who signs them', async () => {
    const { contract } = await sent();
    const listed = async (query: string) => (await admin.get(`${CONTRACTS}?${query}`)).json<{ results: ContractDetail[] }>().results;
    const [found] = await listed(`project=${contract.project_id}&page=1&page_size=50&ordering=-updated_at`);
    expect(found).toMatchObject({ id: contract.id, state: 'sent', project_name: expect.stringContaining('Wedding') as string });
    expect(found?.signers).toHaveLength(3);
    expect((await listed('state=sent&search=retainer')).map(({ id }) => id)).toContain(contract.id);
    expect((await listed('state=draft')).map(({ id }) => id)).not.toContain(contract.id);
  });
});

describe('a contract that was sent', () => {
  it('asks each partner by a link of their own, is signed by both and by the studio last, and everybody gets a copy', async () => {
    const mails = test.personalMail.length;
    const { contract, tokens } = await sent();
    expect(test.personalMail.slice(mails).map(({ to }) => to)).toEqual(contract.signers.flatMap(({ email }) => email ?? []));
    expect(codeOf(await post(contract.id, 'countersign', signatureOf(contract)))).toBe('contract.not_their_turn');
    const anna = await visit(tokens[0] ?? '');
    expect(anna.page).toMatchObject({ business: 'Business A', me: { name: 'Anna Marlow', state: 'notified' }, waits_for: [] });
    expect((await anna.visitor.post(link(tokens[0] ?? '', 'viewed/'))).json<SigningPage>()).toMatchObject({ state: 'viewed' });
    expect((await anna.sign()).json<SigningPage>()).toMatchObject({ state: 'partially_signed', me: { state: 'signed' }, has_pdf: false });
    expect((await anna.visitor.get(link(tokens[0] ?? '', 'pdf/'))).json()).toMatchObject({ code: 'contract.no_document_yet' });
    const ben = await visit(tokens[1] ?? '');
    await ben.sign();
    expect(codeOf(await admin.get(`${CONTRACTS}${contract.id}/pdf/`))).toBe('contract.no_document_yet');
    expect((await post(contract.id, 'countersign', signatureOf(contract))).json<Contract>().state).toBe('completed');
    expect((await read(contract.id)).pdf_sha256).toMatch(/^[0-9a-f]{64}$/);
    const pdf = await admin.get(`${CONTRACTS}${contract.id}/pdf/`);
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await ben.visitor.get(link(tokens[1] ?? '', 'pdf/'))).statusCode).toBe(200);
    const events = (await admin.get(`${CONTRACTS}${contract.id}/events/`)).json<Evidence[]>();
    expect(events.map(({ type }) => type)).toEqual(['sent', 'viewed', 'signed', 'signed', 'signed', 'completed', 'sealed']);
    expect((await admin.get(`${CONTRACTS}${contract.id}/verify/`)).json<Verdict>()).toMatchObject({ ok: true, problems: [] });
    expect(codeOf(await change(contract.id, { title: 'Other' }))).toBe('contract.not_a_draft');
    const kept = await asTenant<object[]>((db) => test.platform.mail.kept(db));
    for (const { email, role } of contract.signers) if (role !== 'studio') expect(JSON.stringify(kept)).toContain(email);
  });

  it('in order, asks the second only after the first', async () => {
    const mails = test.personalMail.length;
    const { contract, tokens } = await sent({ signing_order: 'sequential' });
    expect(test.personalMail).toHaveLength(mails + 1);
    const ben = await visit(tokens[1] ?? '');
    expect([ben.page.waits_for, codeOf(await ben.sign())]).toEqual([['Anna Marlow'], 'contract.not_their_turn']);
    await (await visit(tokens[0] ?? '')).sign();
    expect(test.personalMail.at(-1)?.to).toBe(contract.signers[1]?.email);
    expect((await post(contract.id, 'remind')).json()).toEqual({ reminded: ['Ben Marlow'] });
    expect((await ben.sign()).statusCode).toBe(200);
  });

  it('takes both partners who sign at the same moment', async () => {
    const { contract, tokens } = await sent();
    const visits = await Promise.all(tokens.map(visit));
    expect((await Promise.all(visits.map(({ sign }) => sign()))).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await read(contract.id)).signers.map(({ state }) => state)).toEqual(['signed', 'signed', 'waiting']);
    expect((await admin.get(`${CONTRACTS}${contract.id}/verify/`)).json<Verdict>().ok).toBe(true);
  });

  it('takes one of ten signatures that somebody gives at once', async () => {
    const { contract, tokens } = await sent();
    const { sign } = await visit(tokens[0] ?? '');
    const answers = await Promise.all(Array.from({ length: 10 }, () => sign()));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ statusCode }) => statusCode !== 200).map(codeOf))).toEqual(new Set(['contract.signed_already']));
    const events = (await admin.get(`${CONTRACTS}${contract.id}/events/`)).json<Evidence[]>();
    expect(events.filter(({ type }) => type === 'signed')).toHaveLength(1);
  });

  it('takes no signature without consent, for another text, or that cannot be read', async () => {
    const { contract, tokens } = await sent();
    const { sign } = await visit(tokens[0] ?? '');
    expect((await sign({ ...signatureOf(contract), consent: false })).statusCode).toBe(400);
    expect(codeOf(await sign({ ...signatureOf(contract), document_sha256: '0'.repeat(64) }))).toBe('contract.text_changed');
    expect(codeOf(await sign({ ...signatureOf(contract), kind: 'drawn', picture: 'data:image/png;base64,AAAA' }))).toBe(
      'contract.picture_unreadable',
    );
    expect((await sign({ ...signatureOf(contract), kind: 'drawn' })).statusCode).toBe(400);
  });

  it('is signed in person on the device of the studio, and by the studio only with its own act', async () => {
    const { contract } = await sent();
    const here = (signer: number) => admin.post(`${CONTRACTS}${contract.id}/signers/${signer}/sign/`, signatureOf(contract));
    const [anna, , studio] = contract.signers;
    expect((await here(anna?.id ?? 0)).json<Contract>().state).toBe('partially_signed');
    expect(codeOf(await here(studio?.id ?? 0))).toBe('contract.studio_countersigns');
    const events = (await admin.get(`${CONTRACTS}${contract.id}/events/`)).json<Evidence[]>();
    expect(events.at(-1)?.details).toMatchObject({ way: 'in_person', signer: anna?.id, consent_version: CONSENT.version });
    const alone = await sent({ signers: [{ role: 'client', name: 'Anna', email: 'anna@example.com' }] });
    expect(codeOf(await post(alone.contract.id, 'countersign', signatureOf(alone.contract)))).toBe('contract.no_studio_signer');
  });
});

describe('a contract that has ended', () => {
  const end = {
    voided: (id: number) => post(id, 'void', { reason: 'Another date' }),
    expired: (id: number) =>
      asTenant((db) => db.rows(`update contract_contract set expires_at = now() - interval '1 day' where id = $1`, [id])),
  };

  it.each(['voided', 'expired'] as const)('says to who has a link that it is %s, shows no text and takes no signature', async (state) => {
    const { contract, tokens } = await sent();
    const { sign } = await visit(tokens[0] ?? '');
    await end[state](contract.id);
    const { page } = await visit(tokens[0] ?? '');
    expect([page.state, page.body, page.document_sha256]).toEqual([state, null, null]);
    expect(codeOf(await sign(signatureOf(contract)))).toBe('contract.not_open');
    expect(codeOf(await post(contract.id, 'remind'))).toBe('contract.not_open');
    const [anna] = contract.signers;
    expect(codeOf(await admin.get(`${CONTRACTS}${contract.id}/signers/${anna?.id}/address/`))).toBe('contract.not_open');
  });

  it('is declined with a reason, which ends it for everybody', async () => {
    const { contract, tokens } = await sent();
    const [anna, ben] = [await visit(tokens[0] ?? ''), await visit(tokens[1] ?? '')];
    const answer = await anna.visitor.post(link(tokens[0] ?? '', 'decline/'), { reason: 'Too early' });
    expect(answer.json<SigningPage>()).toMatchObject({ state: 'declined', me: { state: 'declined' } });
    expect(codeOf(await ben.sign())).toBe('contract.not_open');
    expect((await read(contract.id)).signers[0]?.decline_reason).toBe('Too early');
    expect(codeOf(await post(contract.id, 'void', { reason: 'x' }))).toBe('invalid_transition');
  });

  it('gives way to its amendment once all have signed that, and has one at a time', async () => {
    const { contract, tokens } = await completed();
    expect(codeOf(await post(contract.id, 'void', { reason: 'x' }))).toBe('invalid_transition');
    const next = (await post(contract.id, 'amend')).json<ContractDetail>();
    expect(codeOf(await post(contract.id, 'amend'))).toBe('contract.amendment_exists');
    const again = (await post(next.id, 'send')).json<ContractDetail>();
    for (const token of await tokensOf(again)) await (await visit(token)).sign();
    expect((await read(contract.id)).state).toBe('completed');
    await post(next.id, 'countersign', signatureOf(again));
    expect([(await read(contract.id)).state, (await read(next.id)).state]).toEqual(['superseded', 'completed']);
    expect((await visit(tokens[0] ?? '')).page).toMatchObject({ state: 'superseded', has_pdf: true });
    expect((await admin.get(`${CONTRACTS}${contract.id}/verify/`)).json<Verdict>().ok).toBe(true);
    expect(codeOf(await post(contract.id, 'amend'))).toBe('invalid_transition');
  });

  it('leads who has signed both from the old to the newer one, and nobody else', async () => {
    const { contract, tokens } = await completed();
    const next = (await post(contract.id, 'amend')).json<ContractDetail>();
    const signers = next.signers.flatMap(({ role, name, email }) => (name === 'Ben Marlow' ? [] : [{ role, name, email }]));
    await admin.send('PATCH', { url: `${CONTRACTS}${next.id}/`, body: { signers }, headers: { 'if-match': '*' } });
    const again = (await post(next.id, 'send')).json<ContractDetail>();
    const [newer = ''] = await tokensOf(again);
    await (await visit(newer)).sign();
    expect((await visit(tokens[0] ?? '')).page).toMatchObject({ state: 'completed', newer_path: null });
    await post(next.id, 'countersign', signatureOf(again));
    const [anna, ben] = [await visit(tokens[0] ?? ''), await visit(tokens[1] ?? '')];
    expect(anna.page).toMatchObject({ state: 'superseded', newer_path: `/contract/sign/${newer}` });
    expect(ben.page).toMatchObject({ state: 'superseded', newer_path: null, has_pdf: true });
  });
});

describe('evidence', () => {
  it('does not verify when any single byte of it was changed', async () => {
    const { contract } = await completed();
    const exhibit = await asTenant<Awaited<ReturnType<typeof exhibitOf>>>((db) =>
      exhibitOf(db, { id: contract.id, files: test.platform.files }),
    );
    const pdf = await buffer(await test.platform.files.open(test.tenantA, exhibit.file?.hash ?? ''));
    expect(verdictOf(exhibit, pdf)).toMatchObject({ ok: true });
    const { chain_length: length, chain_head: head } = exhibit.contract;
    let positions = 0;
    exhibit.events.forEach((event, at) => {
      for (const part of ['body', 'hash'] as const)
        for (let byte = 0; byte < event[part].length; byte += 1) {
          const changed: StoredEvent = { ...event, [part]: flipped(event[part], byte) };
          const events = exhibit.events.map((one, index) => (index === at ? changed : one));
          if (chainProblems(events, { length, head }).length === 0) throw new Error(`entry ${at}, ${part}, byte ${byte} went unnoticed`);
          positions += 1;
        }
    });
    expect(positions).toBeGreaterThan(2_000);
    for (let tried = 0; tried < 2_000; tried += 1) {
      const copy = Buffer.from(pdf);
      const at = (tried * 7_919 + 13) % copy.length;
      copy.writeUInt8(copy.readUInt8(at) ^ (1 << (tried % 8)), at);
      expect(verdictOf(exhibit, copy).problems).toEqual(['The signed document was changed.']);
    }
    expect(verdictOf(exhibit, null).problems).toEqual(['The signed document is gone.']);
  });

  it('tells an entry that was taken away, a chain that was written anew, another text and another signature', async () => {
    const { contract } = await completed();
    const exhibit = await asTenant<Awaited<ReturnType<typeof exhibitOf>>>((db) =>
      exhibitOf(db, { id: contract.id, files: test.platform.files }),
    );
    const { chain_length: length, chain_head: head } = exhibit.contract;
    expect(chainProblems(exhibit.events.slice(0, -1), { length, head })).not.toEqual([]);
    let previous = '';
    const forged = exhibit.events.map((event, at) => {
      const body = at === 1 ? event.body.replace('Anna', 'Anne') : event.body;
      previous = nextHash(previous, body);
      return { ...event, body, hash: previous };
    });
    expect(chainProblems(forged, { length, head })).toEqual(['The last entry is not the one that was written last.']);
    const change = async (statement: string) => {
      await asTenant((db) => db.rows(statement, [contract.id]));
      return (await admin.get(`${CONTRACTS}${contract.id}/verify/`)).json<Verdict>().problems;
    };
    expect(
      await change(
        `update contract_signer set signature = jsonb_set(signature, '{name}', '"Eve"') where contract_id = $1 and position = 1`,
      ),
    ).toEqual(['The signature of Anna Marlow was changed.']);
    expect(await change(`update contract_contract set document = replace(document, 'retainer', 'container') where id = $1`)).toEqual([
      'The text is not the one that was sent.',
      'The signature of Anna Marlow was changed.',
    ]);
    expect(await change('delete from contract_event where contract_id = $1 and seq = 2')).toContain(
      'There should be 6 entries, and there are 5.',
    );
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });
});

const flipped = (text: string, at: number): string =>
  `${text.slice(0, at)}${String.fromCharCode(text.charCodeAt(at) ^ 1)}${text.slice(at + 1)}`;
