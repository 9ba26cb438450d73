import { CHECKS } from './checks';
import { runChecks } from './run-checks';

/** `pnpm check [<name> …]`: all of them, or those that are named. */
const names = process.argv.slice(2);
const unknown = names.filter((name) => !CHECKS.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}. Checks: ${CHECKS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const results = await runChecks({ quiet: false, checks: names.length > 0 ? CHECKS.filter(({ name }) => names.includes(name)) : CHECKS });
const failed = results.filter((result) => !result.passed);
console.log(
  `\n${results.length - failed.length} checks passed, ${failed.length} failed${failed.length ? `: ${failed.map(({ name }) => name).join(', ')}` : ''}`,
);
process.exitCode = failed.length ? 1 : 0;
