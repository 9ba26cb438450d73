import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { copyOfRepository, install } from '../process/copy-of-repository';
import { runCommand } from '../process/run-command';

// How long does everything take when there are many plugins? In a copy of the repository, plugins are made as a team makes them, and the
// parts named (all but the life cycle by default) run as `npm test` runs them, with its summary. Nothing is left behind here.

/** What each of them keeps: with one word for all, their functions would be equal to the last token. */
const RECORDS =
  'apron basket candle drape easel frame goblet hamper icicle jug kettle lantern mirror napkin orchid pedestal quill ribbon statue tray urn vase wreath xylophone yoke zinnia'.split(
    ' ',
  );
const PARTS = ['checks', 'unit', 'pglite', 'postgres', 'browser'];
const LIMIT_MINUTES = 90;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { count: { type: 'string', default: '26' } } });
const count = Number(values.count);
const parts = positionals.length > 0 ? positionals : PARTS;
if (!Number.isSafeInteger(count) || count < 1 || count > RECORDS.length || parts.some((part) => !PARTS.includes(part))) {
  console.error(`npm run many-plugins -- [--count <1–${RECORDS.length}>] [${PARTS.join(' | ')} …]`);
  process.exit(2);
}
process.exitCode = await dryRun();

async function dryRun(): Promise<number> {
  const copy = copyOfRepository();
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  const run = async (...args: string[]) => {
    const { code } = await runCommand(process.execPath, ['--import', 'tsx', ...args], { cwd: copy, limitMinutes: LIMIT_MINUTES });
    return code;
  };
  if (!(await install(copy))) throw new Error('The copy could not be installed.');
  const records = RECORDS.slice(0, count);
  const ids = records.map((record) => `dry_run_${record}s`);
  const words = records.flatMap((record) => ['--record', record]);
  if ((await run('shared/tooling/src/plugin/main.ts', 'new', ...ids, ...words)) !== 0) throw new Error('The plugins could not be made.');
  // One after the other, so that each part has its summary also when one breaks down.
  const codes: number[] = [];
  for (const part of parts) codes.push(await run('shared/tooling/src/test/main.ts', part));
  return codes.every((code) => code === 0) ? 0 : 1;
}
