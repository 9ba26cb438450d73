import { fakeServer } from '@butterfly/testing/browser/fake-server';
import { agentsClient, serverText } from './agents.client';

const message = { sessionId: 's1', messageId: 'm1', projectId: null, currentPageUrl: 'http://localhost/', text: 'Hi' };

test('a call that failed without words of the server gets those of the catalogue (T-276, T-277, T-282, T-283, T-284, T-285, T-286)', async () => {
  const failing = () => ({ status: 500, body: {} });
  fakeServer({
    'POST /api/agents/run/start/': failing,
    'POST /api/agents/stream-voice-transcription/': failing,
    'GET /api/agents/agent-types/': failing,
    'GET /api/agents/voice-preference/': failing,
    'POST /api/agents/voice-preference/update/': failing,
    'GET /api/agents/handoff-capabilities/': () => ({ status: 503, statusText: 'Service Unavailable' }),
    'GET /api/agents/session/history/': failing,
  });
  const text = (call: Promise<unknown>) =>
    call.then(
      () => 'answered',
      (error: Error) => error.message,
    );
  expect(await text(agentsClient.start(7, null))).toBe('Failed to start session');
  expect(await text(agentsClient.transcribe(new Blob(), 'audio.webm', new AbortController().signal))).toBe('Transcription failed');
  expect(await text(agentsClient.agentTypes())).toBe('Failed to fetch agent types');
  expect(await text(agentsClient.preference())).toBe('Failed to fetch voice preferences');
  expect(await text(agentsClient.savePreference({ voice: 'alloy', voice_enabled: true, speech_rate: 1 }))).toBe(
    'Failed to update voice preferences',
  );
  expect(await text(agentsClient.capabilities())).toBe('Failed to fetch handoff capabilities: 503 Service Unavailable');
  expect(await text(agentsClient.history('s1'))).toBe('Request failed with status 500');
  expect(serverText(new TypeError('x'), 'otherwise')).toBe('otherwise');
});

test('the text call sends the session, the words, the project, the page and the id of the message (T-259)', async () => {
  const server = fakeServer({
    'POST /api/agents/run/text/': () => ({ body: { session_id: 's1', agent_type: 'orchestrator_agent', message: 'Hello', type: 'text' } }),
  });
  expect(await agentsClient.text(message, new AbortController().signal)).toMatchObject({ message: 'Hello' });
  expect(server.calls[0]?.body).toEqual({
    session_id: 's1',
    message: 'Hi',
    project_id: null,
    currentPageUrl: 'http://localhost/',
    message_id: 'm1',
  });
});
