import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../process/repository';
import { runCommand } from '../process/run-command';
import { installPackage } from './install-package';

const USAGE = `npm run later -- <moment> <npm's words>
  Runs a script of this repository with every clock set: of Node, and of the PostgreSQL that the script starts.
  npm run later -- 2027-03-14T06:30Z test -- postgres
  npm run later -- 2028-02-29T23:30Z run server-test -- payments`;

/** Debian's package with the library that sets the clocks of what it is loaded into. */
const PACKAGE = 'faketime';

/**
 * The clocks go on from the moment. Those that only measure how long something takes stay as they are; so do the times of files:
 * a test that asks the age of a file of today fails here and says nothing.
 */
function clocksAt(moment: Date, library: string): Record<string, string> {
  const seconds = Math.round((moment.getTime() - Date.now()) / 1_000);
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  };
}

function installedLibrary(): string | undefined {
  const folders = readdirSync('/usr/lib').map((name) => join('/usr/lib', name, 'faketime'));
  return folders.map((folder) => join(folder, 'libfaketime.so.1')).find((file) => existsSync(file));
}

const [said = '', ...words] = process.argv.slice(2);
const moment = new Date(said);
const isAsked = !Number.isNaN(moment.getTime()) && words.length > 0;
const library = isAsked ? (installedLibrary() ?? (installPackage(PACKAGE) ? installedLibrary() : undefined)) : undefined;
if (!isAsked) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (library === undefined) {
  console.error(`Setting the clocks needs libfaketime: on Debian, install ${PACKAGE} as root.`);
  process.exitCode = 1;
} else {
  console.log(`The clocks say ${moment.toISOString()}.`);
  const { code } = await runCommand('npm', words, { cwd: repositoryRoot, env: clocksAt(moment, library) });
  process.exitCode = code;
}
