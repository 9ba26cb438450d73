import { expect, test } from '../fixtures';
import { unreleasedPath } from '../support/unreleased';

/** Each tool and where it opens, followed by the project. */
const TOOLS = {
  'Project Timeline': '/project_view',
  Moodboard: '/moodboard',
  Proposal: '/proposal_and_invoice/proposal',
  'Floral Recipe': '/floral_recipe_builder/recipe_app',
  Communications: '/email_communications',
  'Client Portal': '/client_portal/settings',
  Contract: '/contract',
  Payments: '/payments/dashboard',
  Questionnaire: '/questionnaire/project',
  Inventory: '/inventory/project',
  'Transactional Emails': '/transactional_emails/logs',
};

test('a visitor is sent to /login and, signed in, to the page asked for: a deep link into a remote (T-400, T-401)', {
  tag: '@embedded',
}, async ({ page }) => {
  await page.goto('/tenant_crm/projects?search=park');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('E-mail').fill('admin@fern-thistle.example');
  await page.getByLabel('Password').fill('butterfly-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/tenant_crm\/projects\?search=park/);
  await expect(page.getByText('Park wedding')).toBeVisible();
});

test('a wrong password says so and keeps what was typed', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('admin@fern-thistle.example');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('admin@fern-thistle.example');
  await expect(page).toHaveURL(/\/login/);
});

test('an admin sees exactly the eleven tools, which rest until a project is chosen, open with it and follow the choice (T-028, T-034 to T-048, T-050, T-053, T-054, T-216, T-220)', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await signIn('admin@fern-thistle.example');
  await page.goto('/');
  const tools = page.getByRole('region', { name: 'Tools' });
  await expect(tools.locator('.tool-card')).toHaveCount(11);
  for (const tool of Object.keys(TOOLS))
    await expect(tools.getByRole('button', { name: tool, exact: true })).toHaveAttribute('aria-disabled', 'true');

  await test.step('a card without a project leads to the picker, which is highlighted for 1.5 s', async () => {
    const picker = page.getByTestId('project-picker');
    await picker.evaluate((element) => {
      // Out of sight, wherever the page lets it be.
      document.documentElement.style.paddingBottom = '200vh';
      scrollTo(0, element.getBoundingClientRect().bottom + 1);
    });
    await expect(picker).not.toBeInViewport();
    const ms = await picker.evaluate(async (element) => {
      const until = (value: string) =>
        new Promise<number>((resolve) => {
          const look = () => element.getAttribute('data-highlighted') === value && (watch.disconnect(), resolve(performance.now()));
          const watch = new MutationObserver(look);
          watch.observe(element, { attributes: true });
          look();
        });
      const contract = [...document.querySelectorAll<HTMLElement>('.tool-card button, button.tool-card')].find(
        ({ textContent }) => textContent === 'Contract',
      );
      contract?.click();
      const began = await until('true');
      return (await until('false')) - began;
    });
    expect(ms).toBeGreaterThan(1_400);
    await expect(picker).toBeInViewport();
    await expect(page).toHaveURL(/\/$/);
  });

  const choose = async (project: string) => {
    const picker = page.getByRole('combobox', { name: /Select a Project|Selected Project/ });
    await picker.click();
    await picker.fill(project);
    await page.getByRole('option', { name: project }).click();
  };
  await choose('Whitcomb memorial');
  await expect(page).toHaveURL(/\/project_view\/\d+$/);
  const first = page.url().split('/').at(-1) ?? '';
  for (const [tool, base] of Object.entries(TOOLS))
    await expect(tools.getByRole('link', { name: tool, exact: true })).toHaveAttribute('href', `${base}/${first}`);
  await tools.getByRole('link', { name: 'Contract', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/contract/${first}$`));
  await choose('Marlow & Okafor wedding');
  await expect(page).toHaveURL(/\/contract\/\d+$/);
  expect(page.url().split('/').at(-1)).not.toBe(first);

  await page.getByRole('button', { name: 'Hide tools' }).click();
  await expect(tools).toHaveAttribute('data-expanded', 'false');
  await expect(tools.getByRole('link')).toHaveCount(11);
  await page.getByRole('button', { name: 'Show tools' }).click();
  await expect(tools).toHaveAttribute('data-expanded', 'true');
});

test('the designer sees exactly three tools, in the order of the catalogue (T-219, T-221)', async ({ page, signIn }) => {
  await signIn('designer@fern-thistle.example');
  await page.goto('/');
  const tools = page.getByRole('region', { name: 'Tools' });
  await expect(tools.locator('.tool-card')).toHaveText([/Moodboard/, /Proposal/, /Floral Recipe/]);
});

test("a member without tools reads 'You don't have access to any tools.' (T-055, T-056)", async ({ page, signIn }) => {
  await signIn('freelancer@fern-thistle.example');
  await page.goto('/');
  await expect(page.getByText("You don't have access to any tools.")).toBeVisible();
  await expect(page.getByText('Please contact your administrator to request access.')).toBeVisible();
});

test('a page of a plugin that the role does not include leads to /access-denied with plugin and from (T-011, T-012, T-599)', async ({
  page,
  signIn,
}) => {
  await signIn('designer@fern-thistle.example');
  await page.goto('/tenant_crm/pipeline_board');
  await expect(page).toHaveURL(/\/access-denied\?plugin=tenant_crm&from=%2Ftenant_crm%2Fpipeline_board/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('opening an unreleased tool says that it is not released, inside the layout', async ({ page, signIn }) => {
  await signIn('admin@fern-thistle.example');
  await page.goto(await unreleasedPath(page));
  await expect(page.getByText(/not (been )?released/i).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Butterfly Dashboard' })).toBeVisible();
});

test('an address nobody knows shows the not-found page inside the layout', async ({ page, signIn }) => {
  await signIn('admin@fern-thistle.example');
  await page.goto('/no-such-page');
  await expect(page.getByRole('link', { name: 'Project Pipeline' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing grows here');
});

test('business B never sees business A: not in lists, not by id, not in a page', { tag: '@embedded' }, async ({ page, signIn, api }) => {
  await signIn('admin@fern-thistle.example');
  const mine = (await (await api('GET', '/api/tenant_crm/projects/')).json()) as { id: number; name: string }[];
  expect(mine.length).toBeGreaterThan(5);
  await api('POST', '/api/auth_and_admin/logout/', {});
  await page.context().clearCookies();

  await signIn('admin@blauwe-reiger.example');
  const theirs = (await (await api('GET', '/api/tenant_crm/projects/')).json()) as { id: number }[];
  expect(theirs.filter(({ id }) => mine.some((project) => project.id === id))).toEqual([]);
  for (const { id } of mine) {
    expect((await api('GET', `/api/tenant_crm/projects/${id}/`)).status()).toBe(404);
    expect((await api('GET', `/api/moodboard/${id}/`)).status()).toBe(404);
  }
  await page.goto(`/tenant_crm/projects/${mine[0]?.id}`);
  await expect(page.locator('main')).not.toContainText(mine[0]?.name ?? 'unknown');
});

test('signing out ends the session on the server', async ({ page, signIn, api }) => {
  await signIn('admin@fern-thistle.example');
  await page.goto('/');
  await page
    .getByRole('button', { name: /profile|account|admin/i })
    .first()
    .click();
  await page.getByText('Logout').click();
  await expect(page).toHaveURL(/\/login/);
  expect((await api('GET', '/api/members_page/me/')).status()).toBe(401);
});
