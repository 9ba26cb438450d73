import type { Page } from '@playwright/test';
import { deflateSync } from 'node:zlib';
import { expect, test } from '../../fixtures';
import { chooseTheme, tooWide } from '../../support/page-faults';
import { picture } from '../../support/picture';
import { goldenContent, withoutRecipes, writeProposal } from './golden-proposal';

const OWNER = 'admin@fern-thistle.example';

/** A landscape of two colours as PNG: a sky over a meadow. */
function landscape(width: number, height: number): Buffer {
  const row = (y: number) => {
    const [r, g, b] = y < height * 0.6 ? [222 - (y % 60) / 6, 205, 190] : [92, 118 + (y % 40) / 4, 88];
    return Buffer.concat([Buffer.from([0]), Buffer.from(Array.from({ length: width }, () => [r, g, b]).flat() as number[])]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const body = deflateSync(Buffer.concat(Array.from({ length: height }, (_, y) => row(y))));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))]);
}
function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  let crc = 0xffffffff;
  for (const byte of named) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

const add = (page: Page, of: string, size: [number, number]) =>
  page
    .getByLabel(`Photograph of ${of}`, { exact: true })
    .setInputFiles({ name: 'day.png', mimeType: 'image/png', buffer: landscape(...size) });
const isLoaded = (page: Page, name: string) =>
  page.getByRole('img', { name }).evaluate((image) => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth > 0);

test('a proposal with a cover and a photograph of a section is written, sent and seen by the client, also on a phone', async ({
  page,
  signIn,
  api,
  browser,
  baseURL,
}) => {
  await signIn(OWNER);
  const body = { name: 'Adler & Quist', event_type: 'wedding', event_date: '2027-06-12' };
  const { id } = (await (await api('POST', '/api/tenant_crm/projects/', body)).json()) as { id: number };
  await writeProposal(api, { project: id, content: withoutRecipes(await goldenContent(page)) });
  await page.goto(`/proposal_and_invoice/proposal/${id}`);

  await page.getByLabel('Photograph of the cover', { exact: true }).setInputFiles({
    ...{ name: 'day.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photograph at all') },
  });
  await expect(page.getByRole('alert')).toContainText('This file is no photograph');
  await add(page, 'the cover', [1_600, 900]);
  await page.getByRole('textbox', { name: 'What the photograph of the cover shows' }).fill('The meadow before the barn');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await add(page, 'Ceremony', [1_200, 700]);
  await page.getByRole('textbox', { name: 'What the photograph of Ceremony shows' }).fill('The arch under the oak');
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: 'The arch under the oak' })).toBeVisible();
  await picture(page, 'proposal-photos-draft.png', { fullPage: true });

  await page.getByRole('button', { name: 'Send proposal' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send proposal' }).click();
  const address = await page.getByRole('textbox', { name: 'Address of the proposal' }).inputValue();
  const client = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
  await client.goto(address);
  await expect(client.getByRole('region', { name: 'Total' })).toContainText('$5,362.12');
  for (const name of ['The meadow before the barn', 'The arch under the oak']) {
    await client.getByRole('img', { name }).scrollIntoViewIfNeeded();
    await expect.poll(() => isLoaded(client, name)).toBe(true);
  }
  await picture(client, 'proposal-photos-client.png', { fullPage: true });
  await chooseTheme(client, 'light');
  await client.setViewportSize({ width: 1440, height: 900 });
  await picture(client, 'proposal-photos-light.png', { fullPage: true });
  await client.setViewportSize({ width: 360, height: 740 });
  expect(await tooWide(client)).toBe(0);
  await picture(client, 'proposal-photos-phone.png', { fullPage: true });
  const paper = await client.request.get(`/api/proposal_and_invoice/public/${address.split('/').at(-1)}/pdf/`);
  expect([paper.status(), (await paper.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  await client.close();
});
