import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { idsIn } from '../plugin/homes';
import { leafPlugins } from '../plugin/leaf-plugins';
import { copyOfRepository, install } from '../process/copy-of-repository';
import { ROOMY_NODE } from '../process/roomy-node';
import { runCommand } from '../process/run-command';
import { ensureChromium } from './ensure-chromium';
import type { Counts } from './outcome';
import { inScratchFolder } from './run-jest';

const ID = 'venues';
/** What `shared/docs/your-first-plugin.md` writes by hand into a new plugin, from its contract to its tests. */
const GUIDE = 'shared/tooling/guide/venues.patch';
const MOST_LINES = 250;
const STEP_MINUTES = 10;
const JEST = 'node_modules/jest/bin/jest.js';
const CHECK = 'shared/tooling/src/check/main.ts';
/** What a plugin has to pass on the server: its own tests, and the proofs that look at every operation. */
const SERVER_TESTS = [
  `server/src/modules/${ID}`,
  'server/src/isolation.test',
  'server/src/row-scope-proof',
  'server/src/feature-proof',
  'server/src/demo/seed-demo',
];

/** Of what reads the code: what a missing plugin would break. */
const CHECKS_WITHOUT = ['types of the browser', 'types of the server and tools', 'dependency rules', 'circles of modules', 'plugins'];

/**
 * `pnpm plugin new`, what the guide writes by hand, the checks it concerns, its own tests and the proofs over every operation, build, publish, the page in the running
 * suite, `pnpm plugin rm`: in a copy of the repository, so that a failure leaves nothing behind.
 */
export async function pluginLifecycle(): Promise<Counts> {
  ensureChromium();
  const copy = copyOfRepository();
  try {
    return await inScratchFolder(({ path }) => new Lifecycle(copy, path).run());
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Steps in a copy; `scratch`: where its tests write what they throw away. After one that fails no other begins. */
class Lifecycle {
  readonly #failures: string[] = [];
  #passed = 0;

  constructor(
    private readonly copy: string,
    private readonly scratch: string,
  ) {}

  async run(): Promise<Counts> {
    await this.#step('the copy installs', () => install(this.copy));
    await this.#step(`plugin new ${ID} edits no existing source file`, async () => {
      const created = await this.#plugin('new', ID, '--record', 'venue');
      return created && this.#changes(/^ ?[MD]/).length === 0;
    });
    await this.#step(`the plugin of the guide is made of it by at most ${MOST_LINES} lines`, () => this.#followGuide());
    // The browser waits for what the others do not need, and they for what it does not.
    await Promise.all([this.#checkAndTest(), this.#openPage()]);
    await this.#step(`plugin rm ${ID} leaves a repository as it was`, async () => {
      const removed = await this.#plugin('rm', ID);
      return removed && this.#changes(/./).length === 0;
    });
    // The sources are what they were, and those are checked by a part of its own.
    await this.#step('no plugin misses it afterwards', () => this.#plugin('check'));
    await this.#withoutLeaves();
    return { passed: this.#passed, failed: this.#failures.length, failures: this.#failures };
  }

  /** The lines that a person adds; what they take away is not counted. */
  async #followGuide(): Promise<boolean> {
    const patch = readFileSync(join(this.copy, GUIDE), 'utf8');
    const lines = patch.split('\n').filter((line) => line.startsWith('+') && !line.startsWith('+++')).length;
    console.log(`${lines} lines written by hand, ${patch.split('\n').filter((line) => /^-(?!--)/.test(line)).length} taken away`);
    this.#git('apply', GUIDE);
    return lines <= MOST_LINES && (await this.#node('shared/tooling/src/reports/main.ts'));
  }

  /** No other file has changed, and of each file by itself the checks are those of before: new ones are looked at, and everything as a whole. */
  async #checkAndTest(): Promise<void> {
    await this.#step('every check passes with the new plugin', () => this.#node(CHECK, '--files', ...this.#newFiles()));
    await this.#step('its own tests of the contract and of the browser pass', () =>
      this.#jest(ID, '--selectProjects', 'unit', 'unit-node', '--maxWorkers=2'),
    );
    await this.#step('its own tests of the server pass, and so do isolation, row scopes and features with it there', () =>
      this.#jest(...SERVER_TESTS, '--selectProjects', 'server', '--maxWorkers=2'),
    );
  }

  /** With the shell and its own build: what the others are built of has not changed. */
  #openPage(): Promise<void> {
    return this.#step('its page shows in the running shell and its data lasts', () =>
      this.#node('shared/tooling/src/test/browser-suite.ts', `--build=shell,${ID}`, `plugins/${ID}`),
    );
  }

  async #withoutLeaves(): Promise<void> {
    const leaves = leafPlugins(idsIn('remote'), this.#sources());
    console.log(`Leaf plugins: ${leaves.join(', ')}`);
    await this.#step('without every leaf plugin all compiles, no import leads nowhere, and the demo starts', async () => {
      if (leaves.length === 0 || !(await this.#plugin('rm', ...leaves))) return false;
      const outcomes = await Promise.all([
        this.#node(CHECK, ...CHECKS_WITHOUT),
        this.#jest('server/src/demo/seed-demo', '--selectProjects', 'server'),
      ]);
      return outcomes.every(Boolean);
    });
  }

  async #step(name: string, work: () => Promise<boolean>): Promise<void> {
    const began = performance.now();
    const fine = this.#failures.length === 0 && (await work());
    console.log(`${fine ? '✓' : '✗'} ${name} (${((performance.now() - began) / 1000).toFixed(0)} s)`);
    if (fine) this.#passed += 1;
    else this.#failures.push(name);
  }

  #plugin(...args: string[]): Promise<boolean> {
    return this.#node('shared/tooling/src/plugin/main.ts', ...args);
  }

  #node(file: string, ...args: string[]): Promise<boolean> {
    return this.#runs(['--import', 'tsx', file, ...args]);
  }

  #jest(...args: string[]): Promise<boolean> {
    return this.#runs([...ROOMY_NODE, JEST, ...args], { TEST_ENGINE: 'pglite', TMPDIR: this.scratch });
  }

  async #runs(args: readonly string[], env: Record<string, string> = {}): Promise<boolean> {
    const { code } = await runCommand(process.execPath, args, { cwd: this.copy, limitMinutes: STEP_MINUTES, env });
    return code === 0;
  }

  /** What git says has changed; every install writes the lockfile. */
  #changes(kind: RegExp): string[] {
    return this.#git('status', '--porcelain').filter((line) => kind.test(line) && !line.endsWith('pnpm-lock.yaml'));
  }

  #newFiles(): string[] {
    return this.#git('ls-files', '--others', '--exclude-standard');
  }

  #sources(): { path: string; text: string }[] {
    return this.#git('ls-files', '*.ts', '*.tsx', '*.mjs').map((path) => ({ path, text: readFileSync(join(this.copy, path), 'utf8') }));
  }

  #git(...args: string[]): string[] {
    return execFileSync('git', args, { cwd: this.copy, encoding: 'utf8' }).split('\n').filter(Boolean);
  }
}
