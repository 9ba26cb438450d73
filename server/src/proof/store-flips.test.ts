import fs from 'node:fs/promises';
import path from 'node:path';
import { proofSize } from '@butterfly/testing/proof/proof-size';
import { buildRelease, buildShell } from '../modules/plugins/testing/build-release';
import { RegistryDriver } from '../modules/plugins/testing/registry-driver';
import { createTestApp, type TestApp } from '../platform/testing/create-test-app';
import { Dice } from './fuzz/dice';
import { report } from './figures';

const FLIPS = proofSize({ short: 60, long: 500 });
const SEED = Number(process.env['SEED'] ?? 20_261_122);
const LIMIT_MS = proofSize({ short: 60_000, long: 600_000 });
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

type Built = ReturnType<typeof buildRelease>;
interface Served {
  readonly built: Built;
  readonly file: string;
  readonly sha256: string;
}
/** `seen`: the server has read the file before and nothing says that it changed, as a bad disk does it. */
interface Flip {
  readonly served: Served;
  readonly seen: boolean;
  readonly everyForm: boolean;
}

let test: TestApp;
let registry: RegistryDriver;
let served: Served[];

beforeAll(async () => {
  test = await createTestApp();
  registry = new RegistryDriver(test);
  const page = (of: string) => Array.from({ length: 60 }, (_, at) => `export const ${of}${at} = ${at * 7_919};`).join('\n');
  const releases = [
    buildShell('1.0.0'),
    ...['vases', 'ribbons', 'candles'].map((id) => buildRelease(id, '1.0.0', {}, page(id), ['1.js', 'page.css', 'icon.svg'])),
  ];
  for (const built of releases) expect((await registry.publish(built)).statusCode).toBe(201);
  served = releases.flatMap((built) => built.record.files.map(({ path: file, sha256 }) => ({ built, file, sha256 })));
});
afterAll(() => test.stop());

/** Every form of a file as a browser gets it. */
async function answers({ built: { record, bytes }, file, sha256 }: Served) {
  return Promise.all(
    ENCODINGS.map(async (encoding) => {
      const response = await fetch(`${test.origin}/r/${record.id}/${record.content_hash}/${file}`, {
        headers: { 'accept-encoding': encoding },
      });
      // What undici could not unpack is damaged, like what it could.
      const body = await response.arrayBuffer().then(
        (got) => Buffer.from(got),
        () => null,
      );
      const isRight = response.status === 200 && body?.equals(bytes.get(sha256) ?? Buffer.alloc(0)) === true;
      return { encoding, status: response.status, isRight, says: response.status === 503 && /damaged/.test(String(body)) };
    }),
  );
}

const folder = () => path.join(test.platform.env.DATA_DIR, 'releases', 'blobs');
const formsOf = async (hash: string) => (await fs.readdir(folder())).filter((name) => name.startsWith(hash)).sort();

/** Times of whole milliseconds, which can be set again exactly. */
async function roundTimes(hash: string): Promise<void> {
  const now = new Date();
  for (const form of await formsOf(hash)) await fs.utimes(path.join(folder(), form), now, now);
}

async function damage({ served: { sha256 }, seen, everyForm }: Flip, dice: Dice): Promise<string[]> {
  const forms = await formsOf(sha256);
  const chosen = everyForm ? forms : [dice.pick(forms)];
  for (const form of chosen) {
    const place = path.join(folder(), form);
    const { atime, mtime } = await fs.stat(place);
    const bytes = await fs.readFile(place);
    const at = dice.int(0, bytes.length - 1);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << dice.int(0, 7));
    await fs.writeFile(place, bytes);
    await fs.utimes(place, atime, seen ? mtime : new Date(mtime.getTime() + 1_000 * dice.int(1, 9_999)));
  }
  return chosen;
}

/** As the command line does it: sends what the server says it lacks, and no more. */
async function publishAgain({ record, bytes }: Built): Promise<void> {
  const { missing } = (await registry.post('releases/', record)).json<{ missing: string[] }>();
  for (const hash of missing) {
    await test.visitor().send('PUT', {
      url: `/api/plugins/blobs/${hash}/`,
      body: bytes.get(hash),
      headers: { ...registry.bearer, 'content-type': 'application/octet-stream' },
    });
  }
  const { statusCode, body } = await registry.post('releases/', record);
  expect([statusCode, body]).toEqual([200, expect.stringContaining('"missing":[]')]);
}

describe('a byte of the store of releases that is another one', () => {
  it(
    'is never given out by who looks, is for the browser to refuse where nobody can see it, and is mended by publishing again',
    async () => {
      const came = { mended: 0, said: 0, 'left to the browser': 0 };
      for (let nth = 0; nth < FLIPS; nth += 1) {
        const dice = Dice.at(SEED, 'flip', nth);
        const flip: Flip = { served: dice.pick(served), seen: dice.chance(0.4), everyForm: dice.chance(0.3) };
        await roundTimes(flip.served.sha256);
        await answers(flip.served);
        const forms = await damage(flip, dice);
        const what = { nth, file: flip.served.file, forms: forms.length, seen: flip.seen };
        const got = await answers(flip.served);
        for (const { encoding, status, isRight, says } of got) {
          if (isRight) came.mended += 1;
          else if (says) came.said += 1;
          else if (flip.seen && status === 200) came['left to the browser'] += 1;
          else throw new Error(`Other bytes were given out as if they were right: ${JSON.stringify({ ...what, encoding, status })}`);
        }
        await publishAgain(flip.served.built);
        expect([what, (await answers(flip.served)).map(({ isRight }) => isRight)]).toEqual([what, [true, true, true]]);
      }
      expect(came.mended).toBeGreaterThan(came.said);
      expect(Math.min(...Object.values(came))).toBeGreaterThan(0);
      report(
        `seed ${SEED}: ${FLIPS} flips over ${served.length} files, ${FLIPS * ENCODINGS.length} answers: ${JSON.stringify(came)}; all right after publishing again`,
      );
    },
    LIMIT_MS,
  );
});
