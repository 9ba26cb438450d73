import { browser, browserOnPostgres } from './parts';
import { runPart } from './run-part';

const args = process.argv.slice(2);
const isSmoke = args[0] === '--postgres';
const { failed } = await runPart('Browser tests', () => (isSmoke ? browserOnPostgres() : browser(args)));
process.exitCode = failed > 0 ? 1 : 0;
