import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BootData, Explanation, MoveImpact, Rollout, TenantDelivery } from '@butterfly/contracts/plugins';
import type { Command } from '../../../../deploy/src/commands/command';
import { explainCommand } from '../../../../deploy/src/commands/explain.command';
import { impactCommand } from '../../../../deploy/src/commands/impact.command';
import { pinCommand } from '../../../../deploy/src/commands/pin.command';
import { promoteCommand } from '../../../../deploy/src/commands/promote.command';
import { publishCommand } from '../../../../deploy/src/commands/publish.command';
import { retireCommand } from '../../../../deploy/src/commands/retire.command';
import { rollbackCommand } from '../../../../deploy/src/commands/rollback.command';
import { rolloutCommand } from '../../../../deploy/src/commands/rollout.command';
import { statusCommand } from '../../../../deploy/src/commands/status.command';
import { liftCommand, yankCommand } from '../../../../deploy/src/commands/withdraw.command';
import { deployToken } from '../../platform/auth/deploy-token';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import { buildRelease } from './testing/build-release';
import { RegistryDriver } from './testing/registry-driver';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  process.env['BUTTERFLY_URL'] = test.origin;
  process.env['BUTTERFLY_TOKEN'] = deployToken(test.platform.env);
  const team = new RegistryDriver(test);
  await team.release('tool', ['1.0.0', '1.1.0', '1.2.0']);
  await team.promote('tool', '1.0.0');
});
afterEach(() => {
  process.exitCode = 0;
});
afterAll(async () => {
  delete process.env['BUTTERFLY_URL'];
  delete process.env['BUTTERFLY_TOKEN'];
  await test.stop();
});

async function run(command: Command, ...words: string[]): Promise<string> {
  const lines: string[] = [];
  await command.run(words, (line) => lines.push(line));
  return lines.join('\n');
}
const json = async <T>(command: Command, ...words: string[]): Promise<T> => JSON.parse(await run(command, ...words, '--json')) as T;

describe('butterfly', () => {
  it('promotes to any channel and says what a move would mean before', async () => {
    expect(await run(impactCommand, 'tool@1.1.0')).toContain('tool stable: 1.0.0 → 1.1.0');
    expect(await run(promoteCommand, 'tool@1.1.0', 'beta')).toContain('tool beta: nothing → 1.1.0');
    expect((await json<{ channel: string; release: { version: string } }>(promoteCommand, 'tool@1.2.0', 'pr-17')).release.version).toBe(
      '1.2.0',
    );
    expect(await json<MoveImpact>(impactCommand, 'tool@1.2.0')).toMatchObject({ from: '1.0.0', to: '1.2.0', refused_because: [] });
  });

  it('publishes from a folder and promotes in one step', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'butterfly-release-'));
    const { record, bytes } = buildRelease('hasty', '1.0.0');
    fs.mkdirSync(path.join(folder, 'files'));
    fs.writeFileSync(path.join(folder, 'release.json'), JSON.stringify(record));
    for (const file of record.files) fs.writeFileSync(path.join(folder, 'files', file.path), bytes.get(file.sha256) ?? '');
    await expect(run(publishCommand, 'hasty', '--dist', folder, '--reason', 'x')).rejects.toMatchObject({ exitCode: 2 });
    expect(await run(publishCommand, 'hasty', '--dist', folder, '--promote')).toMatch(
      /^published {2}hasty 1\.0\.0 as release \d+: 2 files sent.*\npromoted {3}hasty stable: nothing → 1\.0\.0, generation 1 /,
    );
    expect(await run(publishCommand, 'hasty', '--dist', folder)).toMatch(/^published {2}hasty 1\.0\.0 as release \d+: 0 files sent[^\n]*$/);
    fs.rmSync(folder, { recursive: true });
  });

  it('starts a rollout, pauses, resumes, steps and aborts it, and refuses what makes no sense', async () => {
    expect(await run(rolloutCommand, 'start', 'tool@1.1.0', '--steps', '10:60,50:60', '--min-loads', '5')).toMatch(
      /tool stable: 1\.0\.0 → 1\.1\.0 {2}running at 10 % \(step 1 of 2\)/,
    );
    await expect(run(rolloutCommand, 'start', 'tool@1.1.0')).rejects.toMatchObject({
      exitCode: 1,
      message: expect.stringMatching(/running already/) as unknown,
    });
    expect(await json<Rollout>(rolloutCommand, 'pause', 'tool')).toMatchObject({ state: 'paused', gate: { min_loads: 5 } });
    expect(await run(rolloutCommand, 'resume', 'tool')).toContain('running at 10 %');
    expect(await run(rolloutCommand, 'step', 'tool')).toContain('running at 50 %');
    expect(await run(rolloutCommand, 'abort', 'tool', '--reason', 'enough')).toContain('aborted');
    expect((await json<Rollout[]>(rolloutCommand, 'list', 'tool')).map(({ state }) => state)).toEqual(['aborted']);
    await expect(run(rolloutCommand, 'pause', 'tool')).rejects.toMatchObject({ exitCode: 1 });
    await expect(run(rolloutCommand, 'start', 'tool@1.1.0', '--steps', 'all')).rejects.toMatchObject({ exitCode: 2 });
    await expect(run(rolloutCommand, 'dance', 'tool')).rejects.toMatchObject({ exitCode: 2 });
  });

  it('pins a plugin of one business and lets it go on', async () => {
    expect(
      await run(pinCommand, 'tool@1.1.0', '--business', 'a', '--until', '2099-01-01', '--reason', 'x').catch(
        (error: Error) => error.message,
      ),
    ).toMatch(/at most a year away/);
    expect(await json<TenantDelivery>(pinCommand, 'tool@1.1.0', '--business', 'a', '--reason', 'fair')).toMatchObject({
      hold: { version: '1.1.0', reason: 'fair' },
    });
    expect(await run(pinCommand, 'tool', '--business', 'a', '--reason', 'over')).toBe('tool of a goes on (stable)');
    await expect(run(pinCommand, 'tool@1.1.0', '--business', 'nobody', '--reason', 'x')).rejects.toMatchObject({ exitCode: 1 });
    await expect(run(pinCommand, 'tool@1.1.0')).rejects.toMatchObject({ exitCode: 2 });
  });

  it('explains to whoever keeps the installation, for an administrator and for a member', async () => {
    expect(await run(explainCommand, 'tool', '--business', 'a')).toMatch(/tool 1\.0\.0 is visible\.\n {2}✓ catalogue/);
    expect(process.exitCode).toBe(0);
    expect(
      (await json<Explanation>(explainCommand, 'tool', '--business', 'a', '--member', 'plain@a.example')).gates.find(
        ({ gate }) => gate === 'permission',
      )?.pass,
    ).toBe(false);
    expect(process.exitCode).toBe(1);
  });

  it('yanks a release, lifts a quarantine, and rolls back', async () => {
    await run(promoteCommand, 'tool@1.1.0');
    expect(await run(rollbackCommand, 'tool', '--breaks-freeze')).toContain('tool stable: 1.1.0 → 1.0.0');
    expect(await run(yankCommand, 'tool@1.2.0', '--reason', 'a leak')).toBe('tool 1.2.0 is yanked: a leak');
    expect(await run(liftCommand, 'tool@1.1.0', '--reason', 'fine')).toBe('tool 1.1.0 is ready');
    await expect(run(yankCommand, 'tool@1.2.0')).rejects.toMatchObject({ exitCode: 2 });
    expect(await run(impactCommand, 'tool@1.2.0')).toContain('would be refused: 1.2.0 is yanked: a leak');
    expect(process.exitCode).toBe(1);
  });

  it('retires a plugin: it is in no channel, open pages are told, and a promote brings it back', async () => {
    await run(promoteCommand, 'tool@1.0.0');
    const admin = await test.signIn('adminA');
    const shown = async () => (await admin.get('/api/plugins/')).json<BootData>().plugins.some(({ id }) => id === 'tool');
    expect(await shown()).toBe(true);
    expect(await run(retireCommand, 'tool', '--reason', 'no longer')).toContain('tool is in no channel any more');
    expect(await shown()).toBe(false);
    expect(await run(statusCommand, 'tool')).toContain('retire');
    await expect(run(retireCommand, 'nothing_such', '--reason', 'x')).rejects.toThrow('nothing_such');
    await run(promoteCommand, 'tool@1.0.0');
    expect(await shown()).toBe(true);
  });
});
