import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { planOf, type Plan } from '../planner/plan';
import { sayingWords } from '../planner/known-words';
import { CASES } from './cases';
import type { EverydayCase } from './everyday-case';
import { EVERYDAY_FIRST } from './everyday-first';
import { EVERYDAY_SECOND } from './everyday-second.data';
import { EVERYDAY_THIRD } from './everyday-third.data';
import { FOURTH_SHOWN } from './everyday-fourth';
import { intentOfTool } from './intent-of-tool';
import { UNSEEN_FIRST } from './unseen-first';
import { UNSEEN_SECOND } from './unseen-second';
import { UNSEEN_THIRD } from './unseen-third';
import { UNSEEN_FOURTH } from './unseen-fourth';

/**
 * Writes `planner/known-words.data.ts`: which words people have used with which question, in the sentences of the sets that were looked
 * at. Run it after sentences were added there: `tsx server/src/modules/agents/evaluation/known-words-main.ts`.
 */
function main(): void {
  const words = new Map<string, Set<string>>();
  for (const turns of conversations()) {
    let before: Plan | undefined;
    for (const said of turns) {
      before = planOf(said, { today: TODAY, before, takesAnyWord: true });
      const known = words.get(before.intent) ?? new Set<string>();
      for (const word of sayingWords(before.text, before.span?.text)) known.add(word);
      words.set(before.intent, known);
    }
  }
  const lines = [...words].sort().map(([intent, known]) => `  ${intent}: '${[...known].sort().join(' ').replaceAll("'", "\\'")}',`);
  const file = path.resolve(import.meta.dirname, '../planner/known-words.data.ts');
  writeFileSync(
    file,
    `/** Written by evaluation/known-words-main.ts. */\nexport const KNOWN_WORDS: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`,
  );
}

const TODAY = '2026-11-23';

/** A sentence that is taken for something else than it was written for would make its words known there. */
const isUnderstood = ({ turns: [said = '', ...more], accept }: EverydayCase): boolean => {
  const meant = accept.map((outcome) => (outcome.kind === 'steps' ? intentOfTool(outcome.steps[0]?.tool) : undefined));
  return more.length === 0 && meant.includes(planOf(said, { today: TODAY, takesAnyWord: true }).intent);
};

const conversations = (): readonly (readonly string[])[] => [
  ...[CASES, UNSEEN_FIRST, UNSEEN_SECOND, UNSEEN_THIRD, UNSEEN_FOURTH].flat().map(({ say }) => [say]),
  ...[...EVERYDAY_FIRST, ...EVERYDAY_SECOND, ...[...EVERYDAY_THIRD, ...FOURTH_SHOWN].filter(isUnderstood)].map(({ turns }) => turns),
];

main();
