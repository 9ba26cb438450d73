import type { DraftEnvelope } from '@butterfly/contracts/agents';
import { createEventBus } from '../../plugins/event-bus';
import { createDraftTools, storedDraft, TOOL_CLOSED, TOOL_OPENED, type OpenTool } from './draft-tools';

const draft = (id: number, project: number | null, kind: 'proposal' | 'recipe' = 'recipe') =>
  ({ v: 1, id, kind, project_id: project, created_at: '2026-01-01T00:00:00Z', data: { title: 'T' } }) as unknown as DraftEnvelope;

function setUp() {
  const events = createEventBus();
  const tools = createDraftTools(events);
  const taken: number[] = [];
  const tool = (projectId: number, kind: 'proposal' | 'recipe' = 'recipe'): OpenTool => ({
    kind,
    project_id: projectId,
    take: ({ id }) => void taken.push(id),
  });
  return { events, tools, taken, tool };
}

beforeEach(() => localStorage.clear());

test.each(['proposal', 'recipe'] as const)('a %s goes to the open tool of its project and is not stored (T-190, T-191)', (kind) => {
  const { events, tools, taken, tool } = setUp();
  events.publish(TOOL_OPENED, tool(7, kind));
  expect(tools.deliver(draft(1, 7, kind))).toBe('tool');
  expect([taken, storedDraft(localStorage, kind)]).toEqual([[1], null]);
});

test.each([
  ['proposal', 'proposal_data_fallback', 'proposal_data_available'],
  ['recipe', 'recipe_data_fallback', 'recipe_data_available'],
] as const)(
  'without an open tool a %s is stored under %s and announced by %s (T-192, T-193, T-194, T-195, T-354, T-355)',
  (kind, key, event) => {
    const { events, tools } = setUp();
    const heard: unknown[] = [];
    events.on(event, (payload) => heard.push(payload));
    const inWindow = jest.fn();
    window.addEventListener(event, inWindow, { once: true });
    expect(tools.deliver(draft(3, 7, kind))).toBe('stored');
    expect(JSON.parse(localStorage.getItem(key) ?? 'null')).toMatchObject({ v: 1, id: 3, project_id: 7, data: { title: 'T' } });
    expect(heard).toEqual([{ id: 3, project_id: 7 }]);
    expect(inWindow).toHaveBeenCalledTimes(1);
  },
);

test("the stored draft is taken by the tool of its project when it opens, once, and by no other project's (T-196)", () => {
  const { events, tools, taken, tool } = setUp();
  tools.deliver(draft(3, 7));
  events.publish(TOOL_OPENED, tool(8));
  expect([taken, storedDraft(localStorage, 'recipe')?.id]).toEqual([[], 3]);
  events.publish(TOOL_OPENED, tool(7));
  events.publish(TOOL_OPENED, tool(7));
  expect([taken, storedDraft(localStorage, 'recipe')]).toEqual([[3], null]);
});

test('a tool that fails while it takes a draft does not get it a second time', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { events, tools } = setUp();
  tools.deliver(draft(3, 7));
  let calls = 0;
  const failing: OpenTool = {
    kind: 'recipe',
    project_id: 7,
    take: () => {
      calls += 1;
      throw new Error('x');
    },
  };
  events.publish(TOOL_OPENED, failing);
  events.publish(TOOL_OPENED, failing);
  expect(calls).toBe(1);
  jest.restoreAllMocks();
});

test('a tool that closed gets nothing any more; an applied or discarded draft does not wait any longer', () => {
  const { events, tools, taken, tool } = setUp();
  const one = tool(7);
  events.publish(TOOL_OPENED, one);
  events.publish(TOOL_CLOSED, one);
  expect(tools.deliver(draft(4, 7))).toBe('stored');
  tools.forget(draft(5, 7));
  expect(storedDraft(localStorage, 'recipe')?.id).toBe(4);
  tools.forget(draft(4, 7));
  expect([taken, storedDraft(localStorage, 'recipe')]).toEqual([[], null]);
});
