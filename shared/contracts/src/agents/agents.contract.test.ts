import {
  agentResponse,
  AGENT_TYPES,
  analysisData,
  DEFAULT_AGENT,
  EVENT_KINDS,
  historyEvent,
  operations,
  RESPONSE_TYPES,
  runBody,
  streamEvent,
  voicePreference,
  VOICES,
} from './index';

const session_id = '0b9d5d0e-4c1a-4f7e-9a55-3f0a1c2b3d4e';
const plain = {
  session_id,
  message_id: session_id,
  agent_type: 'orchestrator_agent',
  message: 'Hello',
  type: 'text',
  handoff_occurred: false,
  new_agent_type: null,
  previous_agent_type: null,
  handoff_reason: null,
};

describe('agents contract', () => {
  it('T-120 T-121 a session has session_id, agent_type and history; the agent is orchestrator_agent by default', () => {
    expect([DEFAULT_AGENT, AGENT_TYPES.includes(DEFAULT_AGENT)]).toEqual(['orchestrator_agent', true]);
    expect(operations.startSession.ok.safeParse({ session_id, agent_type: DEFAULT_AGENT, history: [] }).success).toBe(true);
  });

  it('T-123 T-124 a response has session_id, agent_type, message and one of six types', () => {
    expect([...RESPONSE_TYPES]).toEqual([
      'text',
      'proposal_draft_generated',
      'recipe_draft_generated',
      'navigation_request',
      'image_generated',
      'analysis_result',
    ]);
    expect(agentResponse.safeParse(plain).success).toBe(true);
    for (const missing of ['session_id', 'agent_type', 'message', 'type'])
      expect(agentResponse.safeParse({ ...plain, [missing]: undefined }).success).toBe(false);
  });

  it('T-125 T-126 T-127 T-128 T-131 T-133 T-134 a response may carry what the widget shows beside its text', () => {
    const rich = {
      ...plain,
      handoff_occurred: true,
      new_agent_type: 'recipe_agent',
      structured_data: { type: 'navigation', url: '/a', destination: '/a' },
      audio: 'AAAA',
      transcript: 'hi',
      imageData: { url: '/media/generated/x.png', alt: 'x' },
      navigationUrl: '/a',
      url: '/a',
      data: [1],
      error: 'no',
      tts_error: 'no',
      optimized_recipe: true,
      direct_recipe_flow: true,
    };
    expect(agentResponse.parse(rich)).toEqual(rich);
  });

  it("T-141 T-142 the file of an analysis is called 'download' unless it has a name", () => {
    expect(
      analysisData.parse({ downloadUrl: '/media/reports/x.csv', description: 'x', plotImageUrl: null, jsonSummary: {}, summaryUrl: null })
        .filename,
    ).toBe('download');
  });

  it('T-137 T-138 T-139 T-140 an event of the history is one of nine kinds, with its cards and whether it tells of a handoff', () => {
    expect([...EVENT_KINDS]).toEqual([
      'user',
      'assistant',
      'system',
      'error',
      'proposal_draft',
      'recipe_draft',
      'image_generated',
      'navigation',
      'analysis_result',
    ]);
    const event = {
      id: 1,
      message_id: null,
      role: 'assistant',
      kind: 'navigation',
      content: 'Opening it.',
      agent_type: DEFAULT_AGENT,
      isHandoff: false,
      cancelled: false,
      created_at: '2026-11-21T09:00:00.000Z',
      cards: { navigationUrl: '/a' },
    };
    expect(historyEvent.parse(event)).toEqual(event);
  });

  it('T-143 T-144 T-145 the stream has chunks, the final state and errors, and nothing else', () => {
    expect(streamEvent.safeParse({ type: 'chunk', text: 'a' }).success).toBe(true);
    expect(streamEvent.safeParse({ type: 'final_state', final_output: plain }).success).toBe(true);
    expect(streamEvent.safeParse({ type: 'error', error: 'a' }).success).toBe(true);
    expect(streamEvent.safeParse({ type: 'agent', agent: 'a' }).success).toBe(false);
  });

  it('T-115 T-116 T-117 T-118 T-215 T-330 T-331 speaks as alloy, aloud, at normal speed, unless told otherwise; the speed goes in quarters', () => {
    expect(voicePreference.parse({})).toEqual({ voice: 'alloy', voice_enabled: true, speech_rate: 1 });
    expect([...VOICES]).toEqual(['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer']);
    const allowed = Array.from({ length: 60 }, (_value, at) => at * 0.05).filter(
      (speech_rate) => voicePreference.safeParse({ speech_rate: Number(speech_rate.toFixed(2)) }).success,
    );
    expect(allowed.map((rate) => Number(rate.toFixed(2)))).toEqual([0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]);
  });

  it('T-205 a message is not empty once it is trimmed', () => {
    expect(runBody.safeParse({ session_id, message: '  \n ' }).success).toBe(false);
    expect(runBody.parse({ session_id, message: ' hi ', project_id: '7' })).toMatchObject({ message: 'hi', project_id: 7 });
  });
});
