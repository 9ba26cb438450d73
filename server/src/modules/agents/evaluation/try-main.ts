import { readFileSync } from 'node:fs';
import { withDemoAssistant } from './demo-assistant';
import { tryLines } from './try-lines';

/**
 * Says a file of JSON lines, `{"turns": ["…", "…"], "at": "<project>"}`, to the assistant over the demo business and prints a line
 * `{n, turns, answers: [{text, tools, cards}]}` for each. A turn `[click]` clicks “yes” on what waits.
 */
async function main(file: string | undefined): Promise<void> {
  if (!file) throw new Error('Which file of JSON lines? npm run -s assistant-try -- <file.jsonl>');
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  await withDemoAssistant((demo) => tryLines(demo, { lines, print: (line) => process.stdout.write(`${line}\n`) }));
}

await main(process.argv[2]);
