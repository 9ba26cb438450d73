import type { AgentResponse } from './agent-response';
import type { ChatEvent } from './chat-event';
import { handoffOf, prettyAgentType, withHandoffLine } from './handoff';

const says = (fields: Partial<AgentResponse>): AgentResponse => ({ message: 'Done.', type: 'text', ...fields });
const add = (events: readonly ChatEvent[], turnId: string, from: string, to: string) =>
  withHandoffLine(events, { handoff: { from, to }, turnId, at: 0, nameOf: prettyAgentType });

test('the agent changes by the flag, and by another agent type alone (T-125, T-166, T-167)', () => {
  expect(handoffOf('orchestrator_agent', says({ handoff_occurred: true, new_agent_type: 'recipe_agent' }))).toEqual({
    from: 'orchestrator_agent',
    to: 'recipe_agent',
  });
  expect(handoffOf('orchestrator_agent', says({ agent_type: 'recipe_agent' }))).toEqual({ from: 'orchestrator_agent', to: 'recipe_agent' });
  expect(handoffOf('recipe_agent', says({ agent_type: 'recipe_agent' }))).toBeNull();
  expect(handoffOf('recipe_agent', says({ handoff_occurred: true }))).toBeNull();
  expect(
    handoffOf('recipe_agent', says({ handoff_occurred: true, agent_type: 'recipe_agent', new_agent_type: 'proposal_agent' }))?.to,
  ).toBe('proposal_agent');
  expect(
    handoffOf('recipe_agent', says({ handoff_occurred: true, new_agent_type: 'recipe_agent', agent_type: 'orchestrator_agent' })),
  ).toBeNull();
});

test('a handoff adds its line once: not when it is the last message, not again for the same turn (T-140, T-168, T-170)', () => {
  const once = add([], 't1', 'orchestrator_agent', 'recipe_agent');
  expect(once[0]).toMatchObject({
    type: 'system',
    isHandoff: true,
    content: 'Conversation transferred from Orchestrator agent to Recipe agent.',
  });
  expect(add(once, 't2', 'orchestrator_agent', 'recipe_agent')).toBe(once);
  const between = [...once, { id: 'a', type: 'assistant' as const, content: 'Working.', timestamp: 1 }];
  expect(add(between, 't1', 'orchestrator_agent', 'recipe_agent')).toBe(between);
  expect(add(between, 't3', 'orchestrator_agent', 'recipe_agent')).toHaveLength(3);
});

test('one line per handoff in every order of announcements and messages (T-170)', () => {
  type Step = 'first' | 'first again' | 'second' | 'second again' | 'message';
  const steps: readonly Step[] = ['first', 'first again', 'second', 'second again', 'message'];
  let tried = 0;
  for (const order of permutations(steps)) {
    let events: readonly ChatEvent[] = [];
    order.forEach((step, at) => {
      if (step === 'message') events = [...events, { id: `m${at}`, type: 'assistant', content: 'Still here.', timestamp: at }];
      else if (step.startsWith('first')) events = add(events, 't1', 'orchestrator_agent', 'recipe_agent');
      else events = add(events, 't1', 'recipe_agent', 'proposal_agent');
    });
    const lines = events.filter(({ isHandoff }) => isHandoff).map(({ content }) => content);
    expect({ order, lines: [...lines].sort() }).toEqual({ order, lines: [...new Set(lines)].sort() });
    expect(lines).toHaveLength(2);
    tried += 1;
  }
  expect(tried).toBe(120);
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) => permutations([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]));
}
