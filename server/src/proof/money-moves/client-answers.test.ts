import { casesOf, type Case } from '../../isolation-requests';
import { allSamples, type AllSamples, type ForeignIds } from '../../isolation-samples';
import { fillBusinessB } from '../../isolation-business';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import { pdfText } from '../../platform/testing/pdf-text';
import type { Answer, TestClient } from '../../platform/testing/test-client';
import { askWith, isForm, opensByLink } from '../access/link-requests';
import { MoneyLinksWorld, PLANTED, type MoneyLinks } from './money-links.fixture';

const MODULES = ['client_portal', 'contract', 'payments', 'proposal_and_invoice'] as const;
/** Names that fields of costs have; none of them is for clients. */
const TELLING = /"[a-z_]*(?:cost|margin|cogs|markup|wholesale|supplier|profit|overhead|raw_cents|design_notes|internal)[a-z_]*":/;

let test: TestApp;
let admin: TestClient;
let world: MoneyLinksWorld;
let links: MoneyLinks;
let samples: AllSamples;
let ids: ForeignIds;
let byLink: Case[];

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMITS: 'false' } });
  admin = await test.signIn('adminA');
  const owner = await test.signIn('adminB');
  await owner.get('/api/tenant_crm/pipeline/');
  [samples, ids] = [await allSamples(), await fillBusinessB(owner, test)];
  world = new MoneyLinksWorld(test, admin);
  links = await world.open('ada.costs@example.com');
  byLink = casesOf(test, () => true).filter(
    (one) => opensByLink(one) && !isForm(one) && MODULES.some((id) => one.key.startsWith(`${id}.`)),
  );
}, 60_000);
afterAll(() => test.stop());

function tokenOf({ key }: Case): string {
  if (key.startsWith('proposal_and_invoice.')) return links.proposal.token;
  if (key.startsWith('contract.')) return links.contract;
  return key.startsWith('payments.') ? links.payments : links.client_portal;
}

/** What a client reads of an answer: its text or the words of a PDF, whose bytes have lengths and offsets of their own, and its headers. */
const said = ({ body, bytes, headers: { 'content-length': _, ...headers } }: Answer): string =>
  [body.startsWith('%PDF-') ? pdfText(bytes) : body, JSON.stringify(headers)].join('\n');

/** Cents and basis points as they lie in an answer, and as an amount is written in words; not as digits within a hash. */
const written = (figure: number): RegExp =>
  new RegExp(
    `(?<![\\w.])(?:${figure}|${Math.trunc(figure / 100).toLocaleString('en-US')}\\.${String(figure % 100).padStart(2, '0')})(?!\\w)`,
  );

/** Asks all that links open, reading before changing; answers which of it was opened, and what was found. */
async function everything(): Promise<{ opened: string[]; findings: string[]; papers: string[] }> {
  const visitor = test.visitor();
  await visitor.get(`/api/client_portal/access/${links.client_portal}/`);
  const inOrder = [...byLink].sort((a, b) => Number(a.operation.method !== 'GET') - Number(b.operation.method !== 'GET'));
  const [opened, findings, papers]: [string[], string[], string[]] = [[], [], []];
  for (const one of inOrder) {
    const answer = await askWith({ samples, ids }, one, { token: tokenOf(one), caller: { client: visitor } });
    if (answer.statusCode < 300) opened.push(one.key);
    const text = said(answer);
    if (answer.body.startsWith('%PDF-')) papers.push(text);
    const found = [
      (text.includes(PLANTED) || answer.body.includes(PLANTED)) && 'what was planted',
      TELLING.exec(text)?.[0],
      ...links.secrets.map((figure) => written(figure).exec(text)?.[0]),
    ];
    findings.push(...found.flatMap((what) => (what ? [`${one.key} (${answer.statusCode}): ${what}`] : [])));
  }
  return { opened, findings, papers };
}

describe('what links of clients answer', () => {
  it('tells the team what costs are, so that there is something to keep back', async () => {
    expect(links.secrets).toHaveLength(3);
    expect(Math.min(...links.secrets)).toBeGreaterThan(1_000);
    const ours = (await admin.get(links.proposal.at)).body;
    for (const figure of links.secrets.slice(0, 2)) expect(ours).toMatch(written(figure));
    expect(ours).toMatch(TELLING);
    expect((await admin.get(`/api/payments/projects/${links.project}/`)).body).toContain(PLANTED);
  });

  it('is no cost, no margin, no bill and no note of the team: while it is offered, asked for and signed', async () => {
    const { opened, findings, papers } = await everything();
    expect(findings).toEqual([]);
    // What is looked for would be found: the papers are read.
    expect(papers.map((text) => /Bridal bouquet|Flowers/.test(text))).toEqual([true, true]);
    for (const id of MODULES) expect([id, opened.filter((key) => key.startsWith(`${id}.`)).length > 0]).toEqual([id, true]);
    expect(opened).toEqual(
      expect.arrayContaining([
        ...['proposal_and_invoice.readShared', 'proposal_and_invoice.sharedPdf', 'contract.openSigning'],
        ...['payments.readPayPage', 'payments.invoicePdfByLink', 'client_portal.openPortal'],
      ]),
    );
  });

  it('nor once it is accepted and signed, also not in the signed document', async () => {
    links = await world.open('ines.costs@example.com');
    await world.accept(links);
    await world.sign(links);
    await test.dispatcher.drain();
    const { opened, findings, papers } = await everything();
    expect(findings).toEqual([]);
    expect(papers.some((text) => text.includes('Contract of costs'))).toBe(true);
    expect(opened).toEqual(expect.arrayContaining(['proposal_and_invoice.sharedPdf', 'contract.pdfByLink', 'client_portal.openPortal']));
  });
});
