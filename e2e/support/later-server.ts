import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSuite } from './filled-suite';
import type { RunningSuite } from './running-suite';

/** Runs before anything of the server: its clock, that of its embedded database with it, goes on from the moment in the file. */
const PUT_FORWARD = `
import { readFileSync } from 'node:fs';
const ahead = Number(readFileSync(process.env.E2E_MOMENT_FILE, 'utf8')) - Date.now();
const Real = Date;
const now = () => Real.now() + ahead;
globalThis.Date = new Proxy(Real, {
  construct: (target, args, asked) => Reflect.construct(target, args.length === 0 ? [now()] : args, asked === globalThis.Date ? Real : asked),
  apply: () => new Real(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
`;

/** A suite that is started again at another time of its own clock. */
export interface LaterServer extends RunningSuite {
  /** What its clock says, to the second or so. */
  now(): Date;
  /** Ends it at once, and starts it with the same data when its clock says so. */
  startAt(moment: Date): Promise<void>;
}

/**
 * A suite on the embedded engine whose clock a test puts forward: it is ended, and started when its clock says another time. Browsers
 * keep the time of this machine. What a business does every hour is done when it starts at the minute of it.
 */
export async function startLaterServer(): Promise<LaterServer> {
  const folder = mkdtempSync(join(tmpdir(), 'butterfly-moment-'));
  const file = join(folder, 'moment');
  let ahead = 0;
  const put = (moment: number) => {
    ahead = moment - Date.now();
    writeFileSync(file, String(moment));
  };
  put(Date.now());
  const preload = `--import=data:text/javascript,${encodeURIComponent(PUT_FORWARD)}`;
  const before = process.env['NODE_OPTIONS'];
  const suite = await startSuite({ NODE_OPTIONS: before ? `${before} ${preload}` : preload, E2E_MOMENT_FILE: file }, { isEmbedded: true });
  return {
    ...suite,
    now: () => new Date(Date.now() + ahead),
    startAt: async (moment) => {
      await suite.kill();
      put(moment.getTime());
      await suite.start();
    },
    stop: async () => {
      await suite.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
