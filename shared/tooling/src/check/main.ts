import { CHECKS, checksFor, type Check } from './checks';
import { runChecks } from './run-checks';

/** `pnpm check [<name> … | --files <path> …]`: all of them, those that are named, or those that these files concern. */
function wanted([first, ...others]: readonly string[]): readonly Check[] {
  if (first === undefined) return CHECKS;
  if (first === '--files') return checksFor(others);
  const names = [first, ...others];
  const unknown = names.filter((name) => !CHECKS.some((check) => check.name === name));
  if (unknown.length === 0) return CHECKS.filter(({ name }) => names.includes(name));
  console.error(`There is no check ${unknown.join(', ')}. Checks: ${CHECKS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const results = await runChecks({ quiet: false, checks: wanted(process.argv.slice(2)) });
const failed = results.filter((result) => !result.passed);
console.log(
  `\n${results.length - failed.length} checks passed, ${failed.length} failed${failed.length ? `: ${failed.map(({ name }) => name).join(', ')}` : ''}`,
);
process.exitCode = failed.length ? 1 : 0;
