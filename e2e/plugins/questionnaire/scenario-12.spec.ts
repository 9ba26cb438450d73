import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { ClientDevice, DEVICES, loseAnswer } from '../../support/client-device';
import { picture } from '../../support/picture';
import { agree, made, weddingOf, type Api } from '../../support/portal-guest';
import { goldenContent, withoutRecipes, writeProposal } from '../proposal_and_invoice/golden-proposal';

const PROPOSALS = '/api/proposal_and_invoice/proposals/';
const ASKED = '/api/questionnaire/questionnaires/';
const MAIDS = ['Amara', 'Bea', 'Chidi', 'Dora', 'Elin', 'Fay'];
const read = async <T>(page: Page, path: string): Promise<T> => (await (await page.request.get(path)).json()) as T;

const ask = (key: string, type: string, label: string, target: object | null) => ({
  ...{ key, type, label, target, help: '', required: true, options: [], rows: [], show_if: null, adds: [] },
});
const FORM = {
  pages: [
    {
      ...{ key: 'people', title: 'Who carries what', help: 'Name everybody who wears flowers. We count for you.' },
      questions: [ask('maids', 'people', 'Bridesmaids', { to: 'line', name: 'Bridesmaid' })],
    },
    {
      ...{ key: 'room', title: 'The room', help: '' },
      questions: [ask('guests', 'number', 'How many guests are there in the end?', { to: 'project', field: 'guest_count' })],
    },
  ],
};

/** Sent by the team: answers its number. */
async function sendFinalDetails(api: Api, { project, guest, device }: { project: number; guest: object; device: string }) {
  const template = await made(api, '/api/questionnaire/templates/', {
    ...{ title: `Final details, by ${device}`, purpose: 'final_details', form: FORM },
  });
  const id = await made(api, ASKED, { project_id: project, template_id: template, title: 'Final details' });
  expect((await api('POST', `${ASKED}${id}/send/`, { recipients: [guest] })).status()).toBe(200);
  return id;
}

for (const device of DEVICES)
  test(`final details say six bridesmaids instead of five: a priced change is offered, and refusing it changes nothing: on a ${device} (scenario 12)`, async ({
    page,
    signIn,
    api,
    browser,
    baseURL,
    mailedLink,
  }) => {
    test.setTimeout(90_000);
    await signIn('admin@fern-thistle.example');
    await page.goto('/questionnaire');
    const guest = { name: 'Sol Twelve', email: `sol.twelve.${device}@example.com` };
    const project = await weddingOf(api, guest, `Twelve & Ivo, by ${device}`);
    const home = await mailedLink(guest.email);
    const proposal = await writeProposal(api, { project, content: withoutRecipes(await goldenContent(page)) });
    await agree(page, { api, browser, proposal, guest });
    const id = await sendFinalDetails(api, { project, guest, device });

    const client = await ClientDevice.open(browser, { baseURL, device });
    const { page: screen, press } = client;
    const saved = screen.locator('.q-saved');
    const sentIds = new Set<string>();
    screen.on('request', (request) => {
      if (request.method() !== 'PATCH') return;
      const { answers } = request.postDataJSON() as { answers: { id: string; question_key: string }[] };
      for (const one of answers) if (one.question_key === 'maids') sentIds.add(one.id);
    });

    await test.step('the questions open from the portal', async () => {
      await screen.goto(home);
      await press(screen.getByRole('button', { name: /^Answer/ }).first());
      await expect(screen.getByRole('heading', { name: 'Final details' })).toBeVisible();
    });

    await test.step('six are named; what was typed a moment ago outlives a reload, and a lost answer is no second one', async () => {
      for (const [at, name] of MAIDS.entries()) {
        await press(screen.getByRole('button', { name: at === 0 ? 'Add to “Bridesmaids”' : 'One more' }));
        await screen.getByRole('textbox', { name: `Name ${at + 1}` }).fill(name);
        if (at === 4) await loseAnswer(screen, /\/api\/questionnaire\/public\//);
        await screen.getByRole('textbox', { name: `What they carry ${at + 1}` }).fill('Bridesmaid');
      }
      await expect(saved).toContainText('Keeping your answer…');
      await picture(screen, client.named('keeping'), { fullPage: true });
      await screen.reload();
      for (const [at, name] of MAIDS.entries()) await expect(screen.getByRole('textbox', { name: `Name ${at + 1}` })).toHaveValue(name);
      await expect(saved).toContainText('Every answer is kept');
      await picture(screen, client.named('kept'), { fullPage: true });
      expect(await client.tooWide()).toBe(0);
    });

    await test.step('all is sent', async () => {
      await press(screen.getByRole('button', { name: 'Next' }));
      await screen.getByRole('textbox', { name: /How many guests/ }).fill('118');
      await expect(saved).toContainText('Every answer is kept');
      await press(screen.getByRole('button', { name: 'Send my answers' }));
      await expect(screen.getByText(`Thank you, ${guest.name}.`)).toBeVisible();
      await picture(screen, client.named('thanks'), { fullPage: true });
      await client.close();
    });

    interface Said {
      readonly people: { answers: { question_key: string; value: { name: string }[]; times: number }[] }[];
    }
    const { people } = await read<Said>(page, `${ASKED}${id}/responses/`);
    const said = people.flatMap(({ answers }) => answers).find(({ question_key }) => question_key === 'maids');
    expect(said?.value.map(({ name }) => name)).toEqual(MAIDS);
    expect(said?.times).toBe(sentIds.size);

    await test.step('the change has its price, and is refused', async () => {
      const before = await read<object>(page, `/api/tenant_crm/projects/${project}/`);
      await page.goto(`/questionnaire/responses/${id}`);
      const take = page.getByRole('region', { name: 'What the answers change' });
      await expect(take).toContainText('Bridesmaid in the proposal');
      await expect(take).toContainText('$123.40 more');
      for (const part of ['Lines+$120.00', '−$6.00', 'Tax+$9.40'])
        await expect(take.getByRole('definition').locator('..').filter({ hasText: part })).toHaveCount(1);
      await picture(page, `priced-${device}-1280.png`, { fullPage: true });
      for (const question of ['Bridesmaids', 'How many guests are there in the end?']) {
        await page.getByRole('combobox', { name: `Whose answer: ${question}` }).click();
        await page.getByTitle('leave it').last().click();
      }
      await expect(take).toContainText('Nothing changes the project');
      await expect(take.getByRole('button', { name: /^Take over/ })).toHaveCount(0);
      await page.getByRole('button', { name: 'We have read it' }).click();
      await expect(page.getByText('Reviewed')).toBeVisible();
      await picture(page, `refused-${device}-1280.png`, { fullPage: true });
      expect(await read(page, `/api/tenant_crm/projects/${project}/`)).toEqual(before);
      const { results } = await read<{ results: object[] }>(page, `${PROPOSALS}?project=${project}`);
      expect(results).toMatchObject([{ id: proposal, status: 'accepted', total_cents: 536_212 }]);
    });
  });
