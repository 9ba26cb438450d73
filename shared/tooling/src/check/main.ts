import { runChecks } from './run-checks';

const results = await runChecks({ quiet: false });
const failed = results.filter((result) => !result.passed);
console.log(
  `\n${results.length - failed.length} checks passed, ${failed.length} failed${failed.length ? `: ${failed.map(({ name }) => name).join(', ')}` : ''}`,
);
process.exitCode = failed.length ? 1 : 0;
