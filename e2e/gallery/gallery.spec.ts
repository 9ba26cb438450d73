import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures';

const repository = join(import.meta.dirname, '../..');
let gallery: ChildProcess;
let address = '';

test.beforeAll(async () => {
  test.setTimeout(120_000);
  gallery = spawn(process.execPath, ['--import', 'tsx', 'shared/gallery/serve.ts'], {
    cwd: repository,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await new Promise<string>((resolve, reject) => {
    let output = '';
    gallery.stdout?.on('data', (bytes: Buffer) => {
      output += bytes.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(output)?.[0];
      if (found) resolve(found);
    });
    gallery.once('exit', (code) => reject(new Error(`The gallery ended with ${String(code)}: ${output}`)));
  });
});

test.afterAll(() => {
  gallery.kill();
});

for (const theme of ['dark', 'light'] as const) {
  test(`every part stands in ${theme} at 1280 and 360 px, without an error and without overflowing; a screen reader finds its way through`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
    // Loaded at a desk in one theme, on a phone in the other.
    const widths = theme === 'dark' ? [1280, 360] : [360, 1280];
    await page.setViewportSize({ width: widths[0] ?? 1280, height: 900 });
    await page.goto(`${address}?theme=${theme}`);
    await expect(page.getByRole('heading', { name: 'Gallery', level: 1 })).toBeVisible();
    await expect(page.locator('#activity').getByText('Load in by the').first()).toBeVisible();
    await expect(page.locator('[data-part] .ant-spin, [data-loading]')).toHaveCount(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const parts = await page.locator('[data-part]').evaluateAll((elements) =>
        elements.map((element) => ({
          name: element.getAttribute('data-part'),
          drawn: element.getBoundingClientRect().height > 30,
          within: element.scrollWidth <= element.clientWidth + 1,
        })),
      );
      expect(parts.length).toBeGreaterThan(30);
      expect(parts.filter(({ drawn, within }) => !drawn || !within)).toEqual([]);
    }
    expect(faults).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    // The calendar's library gives its cells roles without the rows these belong to; what it shows is words all the same.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ resultTypes: ['violations'] })
      .exclude('.bf-calendar')
      .withTags(['wcag2a', 'wcag2aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
  });
}

test('two changes of one field are asked about, and the choice is kept', async ({ page }) => {
  await page.goto(address);
  const part = page.locator('[data-part="RecordBanners"]');
  await part.getByRole('button', { name: 'Change what a colleague has changed' }).click();
  await expect(part.getByRole('alert')).toContainText('Ada Berg changed this venue');
  await part.getByRole('radio', { name: 'Yours 160 guests' }).check();
  await part.getByRole('button', { name: 'Save my choice' }).click();
  await expect(part.getByRole('alert')).toHaveCount(0);
});

test('a card is carried into another column with the keyboard, and the focus goes along', async ({ page }) => {
  await page.goto(address);
  const board = page.locator('[data-part="KanbanBoard"]');
  await board.getByRole('button', { name: 'Order peonies' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(board.getByRole('status')).toHaveText('Doing, place 1.');
  await page.keyboard.press('Space');
  await expect(board.getByRole('region', { name: 'Doing' }).getByRole('button')).toHaveText(['Order peonies', 'Seating plan']);
  await expect(board.getByRole('button', { name: 'Order peonies' })).toBeFocused();
});

test('text is marked with buttons that say so, and a signature can be typed', async ({ page }) => {
  await page.goto(address);
  const part = page.locator('[data-part="RichTextField"]');
  await part.getByRole('textbox', { name: 'Terms' }).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await part.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('in writing');
  await expect(part.locator('strong', { hasText: 'in writing' })).toBeVisible();
  await expect(part.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  const signature = page.locator('[data-part="SignatureField"]');
  await signature.getByRole('textbox', { name: 'Or type your name' }).fill('Mara Rosales');
  await expect(signature.getByRole('img', { name: 'Signature of the client: signed' })).toBeVisible();
  await signature.getByRole('button', { name: 'Clear' }).click();
  await expect(signature.getByRole('img', { name: 'Signature of the client: nothing yet' })).toBeVisible();
});
