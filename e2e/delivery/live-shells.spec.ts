import { basename, delimiter } from 'node:path';
import { expect, test } from '../fixtures';
import { problemsInShell } from '../support/draws-in-shell';
import { makeRelease } from '../support/make-release';

/** `butterfly test contract <id> --pages` names the shells that people run, as folders of releases, and the plugins. */
const shells = process.env['E2E_SHELLS']?.split(delimiter);
const plugins = shells ? (process.env['E2E_PLUGINS'] ?? '').split(',') : ['notices'];

/** One that plugins can do with. */
const anotherShell = () =>
  makeRelease({ id: 'shell', version: '80.0.0', replace: [{ text: 'Butterfly could not be started', by: 'Butterfly did not start' }] });

for (const folder of shells ?? [null]) {
  test(`every page of ${plugins.join(', ')} draws in ${folder ? basename(folder) : 'another shell'}`, async ({
    page,
    signIn,
    registry,
  }) => {
    test.setTimeout(600_000);
    await signIn('admin@fern-thistle.example');
    expect(await problemsInShell(page, { registry, folder: folder ?? anotherShell(), plugins })).toEqual([]);
  });
}

// About the test itself: whoever names shells asks about these alone, and a test that was skipped counts as one that failed.
if (!shells)
  test('a page that needs what a live shell does not give is found, with its address', async ({ page, signIn, registry }) => {
    await signIn('admin@fern-thistle.example');
    // The interface of plugins lacks a function: as in a shell from before it was there.
    const folder = makeRelease({ id: 'shell', version: '81.0.0', replace: [{ text: 'useDraft', by: 'useDrift' }] });
    const problems = await problemsInShell(page, { registry, folder, plugins: ['notices'] });
    expect(problems.filter((one) => one.startsWith('/notices/new: '))).not.toEqual([]);
  });
