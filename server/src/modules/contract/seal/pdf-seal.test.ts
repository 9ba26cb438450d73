import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { renderPdf } from '../../../platform/documents/render-pdf';
import { installationKey } from './installation-key';
import { sealPdf } from './pdf-seal';

const run = promisify(execFile);
let folder: string;
let sealed: Buffer;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'butterfly-seal-'));
  const pdf = await renderPdf({ content: ['We agree.', { text: 'Second page', pageBreak: 'before' }] });
  sealed = await sealPdf(pdf, { key: await installationKey(folder), business: 'Łódź Flowers', at: new Date('2026-11-24T10:00:00Z') });
});
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

/** What the seal stands over, and the seal itself, as the document says. */
function parts(pdf: Buffer) {
  const range = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\s*\]/.exec(pdf.toString('latin1'));
  const [, a = 0, b = 0, c = 0, d = 0] = (range ?? []).map(Number);
  const hex = pdf
    .subarray(a + b + 1, c - 1)
    .toString('latin1')
    .replace(/(?:00)+$/, '');
  return { covered: Buffer.concat([pdf.subarray(a, a + b), pdf.subarray(c, c + d)]), seal: Buffer.from(hex, 'hex'), end: c + d };
}

async function openssl(pdf: Buffer): Promise<boolean> {
  const { covered, seal } = parts(pdf);
  const [content, signature] = [path.join(folder, 'content'), path.join(folder, 'seal.der')];
  await Promise.all([fs.writeFile(content, covered), fs.writeFile(signature, seal)]);
  const args = ['cms', '-verify', '-noverify', '-binary', '-inform', 'DER', '-in', signature, '-content', content, '-out', os.devNull];
  return run('openssl', args).then(
    () => true,
    (error: { code?: string | number }) => {
      if (error.code === 'ENOENT') throw error;
      return false;
    },
  );
}

/** @throws Error where there is no poppler: `npm test` installs it where it may. */
async function poppler(pdf: Buffer): Promise<string> {
  const file = path.join(folder, 'sealed.pdf');
  await fs.writeFile(file, pdf);
  return run('pdfsig', ['-nocert', file]).then(
    ({ stdout }) => stdout,
    (error: { code?: string | number; stdout?: string }) => {
      if (error.code === 'ENOENT') throw new Error('pdfsig is not installed here: install poppler-utils, or let npm test do so.');
      return error.stdout ?? '';
    },
  );
}

const changed = (at: number): Buffer => {
  const copy = Buffer.from(sealed);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
};

describe('the seal of a document', () => {
  it('covers it whole and is found right by another implementation than the one that made it', async () => {
    expect(parts(sealed).end).toBe(sealed.length);
    expect(sealed.toString('latin1')).toContain('/ETSI.CAdES.detached');
    expect(await openssl(sealed)).toBe(true);
  });

  it('is broken by a change of any part of what it covers', async () => {
    const { covered } = parts(sealed);
    const gap = sealed.length - covered.length;
    for (const share of [0.1, 0.35, 0.6, 0.95]) {
      const at = Math.floor(covered.length * share);
      const from = sealed.indexOf('/ByteRange');
      expect(await openssl(changed(at < from ? at : at + gap))).toBe(false);
    }
  });

  it('is valid for the reader of documents of poppler, and not after a change', async () => {
    const said = await poppler(sealed);
    expect(said).toContain('Signature is Valid.');
    expect(said).toContain('Total document signed');
    expect(said).toContain('ETSI.CAdES.detached');
    expect(await poppler(changed(200))).not.toContain('Signature is Valid.');
  });

  it('is made with one key, which is kept for its owner alone', async () => {
    const file = path.join(folder, 'document-seal.json');
    const before = await fs.readFile(file, 'utf8');
    await Promise.all([installationKey(folder), installationKey(folder)]);
    expect(await fs.readFile(file, 'utf8')).toBe(before);
    expect((await fs.stat(file)).mode & 0o777).toBe(0o600);
  });
});
