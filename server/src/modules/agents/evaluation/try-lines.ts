import { runBody } from '@butterfly/contracts/agents';
import { z } from 'zod';
import { randomUUID } from 'node:crypto';
import { Runner } from '../runs/runner';
import { AssistantDriver } from '../testing/assistant-driver';
import type { DemoAssistant } from './demo-assistant';
import { AnswerRecorder } from './answer-recorder';
import { CLICK } from './everyday-case';

const tried = z.looseObject({ turns: z.array(z.string()), at: z.string().optional() });

/** Says every line in a conversation of its own, and prints what came back for each of its turns. */
export async function tryLines(
  { assistant, platform, client, asker, facts }: DemoAssistant,
  { lines, print }: { lines: readonly string[]; print: (line: string) => void },
): Promise<void> {
  const recorder = new AnswerRecorder(assistant);
  const runner = new Runner({ platform, answerer: recorder });
  for (const [index, line] of lines.entries()) {
    const { turns, at } = tried.parse(JSON.parse(line));
    const { sessionId } = await AssistantDriver.start(client, at ? facts.project(at) : null);
    const answers: unknown[] = [];
    let token = '';
    for (const turn of turns) {
      if (turn === CLICK) {
        const clicked = await client.post(`/api/agents/confirmations/${token}/confirm/`, {});
        answers.push({ text: `${String(clicked.statusCode)} ${clicked.body}`, tools: [], cards: {} });
        continue;
      }
      const body = runBody.parse({ session_id: sessionId, message: turn, message_id: randomUUID() });
      const response = await runner.result(asker, await runner.begin({ asker, body }));
      token = response.confirmation?.token ?? '';
      const { message: text, steps: tools = [], action, draft, cards } = recorder.last;
      answers.push({
        text,
        tools,
        ...(action && { waitsForClick: action.title, details: action.details }),
        ...(draft && { draft: draft.data }),
        cards,
      });
    }
    print(JSON.stringify({ n: index + 1, turns, answers }));
  }
}
