import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { Documents } from './documents';

let folder: string;
let documents: Documents;
const template = async (code: string) => {
  const file = path.join(folder, `${Math.random().toString(36).slice(2)}.ts`);
  await fs.writeFile(file, code);
  return file;
};

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'butterfly-documents-'));
  await fs.writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
});
afterAll(() => fs.rm(folder, { recursive: true, force: true }));
beforeEach(() => {
  documents = new Documents();
});
afterEach(() => documents.close());

describe('documents', () => {
  it('are laid out beside the event loop, which goes on', async () => {
    const long = await template(
      `export const document = ({ rows }) => ({ content: Array.from({ length: rows }, (_, row) => 'Łódź ' + row) });`,
    );
    let beats = 0;
    const heart = setInterval(() => {
      beats += 1;
    }, 5);
    const before = performance.eventLoopUtilization();
    const bytes = await documents.render(long, { rows: 3_000 }).finally(() => clearInterval(heart));
    // What this loop was busy with, not how long it was kept from a processor: laid out here it would be near 1.
    const { utilization } = performance.eventLoopUtilization(before);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(beats).toBeGreaterThan(10);
    expect(utilization).toBeLessThan(0.5);
  });

  it('fetch nothing and read nothing but fonts', async () => {
    await fs.writeFile(path.join(folder, 'secret.png'), 'secret');
    const local = await template(`export const document = (file) => ({ content: [{ image: file }] });`);
    await expect(documents.render(local, path.join(folder, 'secret.png'))).rejects.toThrow('could not be made');
    await expect(documents.render(local, 'http://127.0.0.1:9/a.png')).rejects.toThrow('could not be made');
  });

  it('say what is wrong with a template and go on with the next', async () => {
    await expect(
      documents.render(await template(`export const document = () => { throw new Error('no such lane'); };`), {}),
    ).rejects.toThrow('no such lane');
    expect((await documents.render(await template(`export const document = () => ({ content: 'x' });`), {})).length).toBeGreaterThan(500);
  });

  it('end with the server', async () => {
    const never = await template(`export const document = () => { for (;;); };`);
    const waiting = documents.render(never, {});
    const refused = expect(waiting).rejects.toThrow('The server stops');
    await documents.close();
    await refused;
  });
});
