import { pinnedPnpm } from '../process/pinned-pnpm';
import { repositoryRoot } from '../process/repository';
import { readExceptions } from './exceptions';
import { auditFaults } from './judge';
import { readAdvisories, readLicences } from './read-pnpm';

/** Ends with 0: nothing to do; 1: something to mend or decide; 2: the registry could not be asked about advisories. */
const NOT_ASKED = 2;

const today = new Date().toISOString().slice(0, 10);
const run = (args: readonly string[]) => pinnedPnpm(args, { cwd: repositoryRoot, quiet: true });
const [asked, listed] = [await run(['audit', '--json']), await run(['licenses', 'list', '--json'])];
const advisories = readAdvisories(asked.output);
const packages = readLicences(listed.output);
const exceptions = readExceptions(repositoryRoot);
const faults = auditFaults({ advisories, packages }, { exceptions, today });

console.log(
  `${packages.length} packages, ${exceptions.length} exceptions, ${advisories ? `${advisories.length} advisories` : 'advisories not known'}`,
);
for (const fault of faults) console.log(`✗ ${fault}`);
if (!advisories) {
  const reason =
    asked.output
      .split('\n')
      .map((line) => line.trim())
      .find((line) => /ERR_|ENOTFOUND|EAI_AGAIN|ECONN|responded/.test(line)) ?? 'no answer';
  console.log(
    `! The registry could not be asked about advisories (${reason}). Licences and exceptions were checked; run this again with a network, or with a registry that answers.`,
  );
}
const withoutFaults = advisories ? 0 : NOT_ASKED;
process.exitCode = faults.length > 0 ? 1 : withoutFaults;
