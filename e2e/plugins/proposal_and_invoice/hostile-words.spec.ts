import type { Page } from '@playwright/test';
import { hostileAddresses, hostileMarkup, RAN } from '@butterfly/testing/xss/corpus';
import { expect, test } from '../../fixtures';
import { goldenContent, withoutRecipes, writeProposal, type Content } from './golden-proposal';

const NOW = { 'if-match': '*' };
const VECTORS = [...hostileMarkup, ...hostileAddresses].map((vector) => vector.replace(/\s+/g, ' ').trim().slice(0, 150));

/** Every place of a proposal that takes words of people is filled with one of them. */
function hostile(content: Content): Content {
  let nth = 0;
  const next = () => VECTORS[nth++ % VECTORS.length] ?? '';
  const sections = content.sections.map((section) => ({
    ...section,
    ...{ title: next().slice(0, 120), description: next() },
    lines: section.lines.map((line) => ({ ...line, name: next(), description: next(), unit: '<b>' })),
  }));
  const lines = Array.from({ length: 50 }, (_, at) => ({
    ...content.sections[0]?.lines[0],
    key: `x-${at}`,
    name: next(),
    description: next(),
  }));
  const more = { ...content.sections[0], key: 'more', title: next().slice(0, 120), lines };
  return {
    ...content,
    ...{ intro: VECTORS.join('\n').slice(0, 4_000), terms: VECTORS.join('\n') },
    sections: [...sections, more],
  } as Content;
}

/** What has run, and what stands in the page that nobody but a hostile text would have put there. */
const found = (page: Page) =>
  page.evaluate(() => {
    const runs = ({ name, value }: Attr) =>
      name.startsWith('on') || (['action', 'href', 'src'].includes(name) && /^\s*(?:javascript|vbscript|data:text)/i.test(value));
    const all = [...document.querySelectorAll('body *')];
    return {
      ran: Object.hasOwn(window, 'somethingRan'),
      foreign: all.filter((element) => element.matches('iframe, object, embed, marquee, math, base, details[ontoggle]')).length,
      handlers: all.flatMap(({ attributes }) => [...attributes].filter(runs).map(({ name, value }) => `${name}=${value}`)),
    };
  });
const HARMLESS = { ran: false, foreign: 0, handlers: [] as string[] };

async function watched(page: Page): Promise<void> {
  await page.addInitScript((ran) => {
    Object.assign(window, { [ran]: () => Object.assign(window, { somethingRan: true }) });
  }, RAN);
}

test('words that are markup stay words: in a proposal and a contract, for the team, the client and their mails', async ({
  page,
  signIn,
  api,
  browser,
  baseURL,
}) => {
  test.slow();
  await signIn('admin@fern-thistle.example');
  await watched(page);
  const made = async (path: string, body: object) => ((await (await api('POST', path, body)).json()) as { id: number }).id;
  const [first = '', second = ''] = VECTORS;
  const project = await made('/api/tenant_crm/projects/', {
    name: second,
    venue_text: VECTORS[7],
    event_type: 'wedding',
    event_date: '2027-06-12',
  });
  const person = { first_name: first, last_name: VECTORS[8]?.slice(0, 60), email: 'hostile.words@example.com' };
  const contact_id = await made('/api/tenant_crm/contacts/', person);
  await api('POST', `/api/tenant_crm/projects/${project}/people/`, { contact_id, role: 'partner1', is_billing: true });
  const proposal = await writeProposal(api, { project, content: hostile(withoutRecipes(await goldenContent(page))) });
  const at = `/api/proposal_and_invoice/proposals/${proposal}/`;
  expect((await api('POST', `${at}send/`, undefined, NOW)).status()).toBe(200);
  const { path } = (await (await api('GET', `${at}address/`)).json()) as { path: string };

  const doc = (lines: readonly string[]) => ({
    type: 'doc',
    content: lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
  });
  const clause = await made('/api/contract/clauses/', { title: second, body: doc(VECTORS) });
  const body = doc(['For {{client_name}} and {{project_name}} at {{venue}}.', ...VECTORS]);
  const template_id = await made('/api/contract/templates/', { title: first, body, clause_ids: [clause] });
  const contract = await made('/api/contract/contracts/', { project_id: project, template_id });
  const sent = await api('POST', `/api/contract/contracts/${contract}/send/`, {});
  expect(sent.status()).toBe(200);
  const { signers } = (await sent.json()) as { signers: { id: number; role: string }[] };
  const signer = signers.find(({ role }) => role === 'client')?.id;
  const link = (await (await api('GET', `/api/contract/contracts/${contract}/signers/${signer}/address/`)).json()) as { path: string };

  const client = await browser.newPage({ baseURL });
  await watched(client);
  for (const [who, address, word] of [
    [client, path, first],
    [client, link.path, VECTORS[20]],
    [page, `/proposal_and_invoice/version/${proposal}`, second],
    [page, `/contract/${project}`, VECTORS[20]],
  ] as const) {
    await who.goto(address);
    await expect(who.getByText(word ?? '', { exact: false }).first()).toBeVisible();
    expect([address, await found(who)]).toEqual([address, HARMLESS]);
  }
  await client.close();
});
