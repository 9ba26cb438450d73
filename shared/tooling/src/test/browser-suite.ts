import { browser } from './parts';
import { runPart } from './run-part';

const { failed } = await runPart('Browser tests', () => browser(process.argv.slice(2)));
process.exitCode = failed > 0 ? 1 : 0;
