import encodeQR from 'qr';
import { expect, test } from '../../fixtures';

interface Made {
  readonly id: number;
}

test('single units get numbers and labels, go out before the camera, come back from a picture of their label, and keep their life', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin@fern-thistle.example');
  const made = async (path: string, data: object) => (await (await api('POST', path, data)).json()) as Made;
  const type = await made('/api/inventory/hg-types/', { name: 'Numbered one by one', tracking: 'serialized' });
  const item = await made('/api/inventory/hg-items/', { name: 'Neon sign', type_id: type.id, sku: 'NEON' });
  const project = await made('/api/tenant_crm/projects/', { name: 'Neon supper', event_type: 'social', event_date: '2027-11-20' });
  const booked = { project_id: project.id, item_id: item.id, qty: 2, overbook_reason: 'They are numbered tomorrow' };
  await api('POST', '/api/inventory/reservations/', booked);

  await page.goto(`/inventory/hard-goods/${item.id}`);
  const units = page.getByRole('region', { name: 'Units', exact: true });
  for (const code of ['NEON-001', 'NEON-002']) {
    await units.getByRole('button', { name: 'New unit' }).click();
    const form = page.getByRole('dialog', { name: 'New unit of Neon sign' });
    await form.getByRole('combobox', { name: 'Place' }).fill('Warehouse');
    await page.getByTitle('Warehouse').click();
    await form.getByRole('button', { name: 'Number it' }).click();
    await expect(units.getByRole('button', { name: code })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Stock' })).toContainText('2 on hand');
  const href = await page.getByRole('link', { name: 'Labels with QR codes' }).getAttribute('href');
  const printed = await page.request.get(href ?? '');
  expect(printed.headers()['content-type']).toBe('application/pdf');

  await page.addInitScript(showToCamera, encodeQR('NEON-002', 'raw'));
  await page.goto(`/inventory/project/${project.id}`);
  const row = page.getByRole('row', { name: /Neon sign/ });
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  const scanner = page.getByRole('dialog', { name: 'Scan labels' });
  await expect(scanner.getByText('Neon sign NEON-002 is out')).toBeVisible();
  await expect(row).toContainText('1 out');
  await page.keyboard.press('Escape');
  await expect(scanner).toBeHidden();

  await page.getByText('Take back', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  const picture = { name: 'label.gif', mimeType: 'image/gif', buffer: Buffer.from(encodeQR('NEON-001', 'gif', { scale: 6, border: 4 })) };
  await scanner.getByLabel('Or a picture of a label').setInputFiles({ ...picture, name: 'wall.gif', buffer: Buffer.from('no picture') });
  await expect(scanner.getByText('No code can be read in wall.gif.')).toBeVisible();
  await scanner.getByLabel('Or a picture of a label').setInputFiles(picture);
  await expect(scanner.getByText('NEON-001 is not out with this project.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(`/inventory/hard-goods/${item.id}`);
  await units.getByRole('button', { name: 'NEON-002' }).click();
  const life = page.getByRole('dialog', { name: 'NEON-002' }).getByRole('region', { name: 'What came of it' });
  await expect(life.getByRole('listitem').first()).toContainText('Came back Neon supper');
  await expect(life.getByRole('listitem').nth(1)).toContainText('Went out Neon supper');
});

/** In the page: a camera that sees a code, drawn as dark squares. */
function showToCamera(rows: boolean[][]): void {
  const canvas = document.createElement('canvas');
  const [size, quiet] = [8, 4];
  canvas.width = (rows.length + 2 * quiet) * size;
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  const draw = () => {
    if (!context) return;
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = 'black';
    rows.forEach((row, y) => row.forEach((dark, x) => dark && context.fillRect((x + quiet) * size, (y + quiet) * size, size, size)));
    requestAnimationFrame(draw);
  };
  draw();
  navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(15));
}
