import path from 'node:path';
import { withDemoAssistant } from './demo-assistant';
import { evaluateEveryday, tableOf } from './evaluate-everyday';
import type { EverydayCase } from './everyday-case';
import { EVERYDAY_FIRST } from './everyday-first';

/**
 * Prints what the everyday sentences are worth over the demo data: of `everyday-first.ts`, or of the module named by the first
 * argument, whose exports are lists of cases. With `AI_BASE_URL` and `AI_CHAT_MODEL` a model answers.
 */
async function main(file: string | undefined): Promise<void> {
  const cases = await casesOf(file);
  await withDemoAssistant(async ({ assistant, ...demo }) => {
    process.stdout.write(`${tableOf(await evaluateEveryday(assistant, { cases, ...demo }))}\n`);
  });
}

async function casesOf(file: string | undefined): Promise<readonly EverydayCase[]> {
  if (!file) return EVERYDAY_FIRST;
  const found = (await import(path.resolve(file))) as Readonly<Record<string, readonly EverydayCase[]>>;
  return Object.values(found).flat();
}

await main(process.argv[2]);
