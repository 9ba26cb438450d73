import type { operations } from '@butterfly/contracts/agents';
import { paths } from '@butterfly/contracts/agents/paths';
import { createClient, isApiError, request } from '@butterfly/plugin-sdk';
import { readAgentResponse, type AgentResponse } from './chat/agent-response';
import { readHistory, type History } from './chat/history-events';

const api = createClient<typeof operations>(paths);

/** One message on its way, typed or spoken. */
export interface MessageToSend {
  readonly sessionId: string;
  /** The same id never runs an agent twice. */
  readonly messageId: string;
  readonly projectId: number | null;
  readonly currentPageUrl: string;
}

export interface StartedSession {
  readonly sessionId: string;
  readonly agentType: string;
  readonly history: History;
}

/** The calls of the assistant. */
export const agentsClient = {
  start: async (projectId: number | null, agentType: string | null): Promise<StartedSession> => {
    const { data } = await api
      .startSession({ body: { project_id: projectId, ...(agentType && { agent_type: agentType as never }) } })
      .catch(orText('Failed to start session'));
    return { sessionId: data.session_id, agentType: data.agent_type, history: readHistory(data) };
  },
  end: async (sessionId: string): Promise<void> => void (await api.endSession({ body: { session_id: sessionId } })),
  history: async (sessionId: string): Promise<History> => readHistory((await api.getHistory({ query: { session_id: sessionId } })).data),
  stream: (message: MessageToSend & { readonly text: string }, signal: AbortSignal): Promise<Response> =>
    request('/api/agents/run/stream/', {
      method: 'POST',
      body: JSON.stringify(bodyOf(message)),
      headers: { Accept: 'text/event-stream' },
      signal,
    }),
  text: async (message: MessageToSend & { readonly text: string }, signal: AbortSignal): Promise<AgentResponse> =>
    answered((await api.textRun({ body: bodyOf(message), signal })).data),
  cancel: async (sessionId: string, messageId: string): Promise<void> =>
    void (await api.cancelRun({ body: { session_id: sessionId, message_id: messageId } })),
  voice: async (message: MessageToSend, audio: Blob, fileName: string, signal: AbortSignal): Promise<AgentResponse> => {
    const form = new FormData();
    form.append('session_id', message.sessionId);
    form.append('audio', audio, fileName);
    // Left out when there is none: as text it would be "null" (trap 17).
    if (message.projectId !== null) form.append('project_id', String(message.projectId));
    form.append('currentPageUrl', message.currentPageUrl);
    form.append('message_id', message.messageId);
    return answered((await api.voiceRun({ body: form, signal })).data);
  },
  transcribe: async (audio: Blob, fileName: string, signal: AbortSignal): Promise<string> => {
    const form = new FormData();
    form.append('audio', audio, fileName);
    return (await api.transcribe({ body: form, signal }).catch(orText('Transcription failed'))).data.transcript;
  },
  agentTypes: async () => (await api.agentTypes().catch(orText('Failed to fetch agent types'))).data,
  status: async () => (await api.getStatus()).data,
  handoffs: async (sessionId: string) => (await api.getHandoffHistory({ query: { session_id: sessionId } })).data.handoffs,
  capabilities: async () => {
    const response = await request('/api/agents/handoff-capabilities/');
    if (!response.ok)
      throw new Error(`Failed to fetch handoff capabilities: ${response.status} ${response.statusText || (await response.text())}`.trim());
    return (await response.json()) as Capabilities;
  },
  preference: async (): Promise<unknown> => (await api.getVoicePreference().catch(orText('Failed to fetch voice preferences'))).data,
  savePreference: async (body: {
    readonly voice: string;
    readonly voice_enabled: boolean;
    readonly speech_rate: number;
  }): Promise<unknown> =>
    (await api.updateVoicePreference({ body: body as never }).catch(orText('Failed to update voice preferences'))).data,
  confirm: async (token: string) => (await api.confirmAction({ params: { token }, body: {} })).data,
  decline: async (token: string) => (await api.declineAction({ params: { token }, body: {} })).data,
  draft: async (id: number) => (await api.getDraft({ params: { id: String(id) } })).data,
  applyDraft: async (id: number) => (await api.applyDraft({ params: { id: String(id) }, body: {} })).data,
  discardDraft: async (id: number) => (await api.discardDraft({ params: { id: String(id) }, body: {} })).data,
  undoDraft: async (id: number) => (await api.undoDraft({ params: { id: String(id) }, body: {} })).data,
};

export type AgentsClient = typeof agentsClient;
export type Capabilities = Readonly<Record<string, readonly { readonly agent_type: string; readonly description: string }[]>>;

function bodyOf({ sessionId, messageId, projectId, currentPageUrl, text }: MessageToSend & { readonly text: string }) {
  return { session_id: sessionId, message: text, project_id: projectId, currentPageUrl, message_id: messageId };
}

function answered(body: unknown): AgentResponse {
  const response = readAgentResponse(body);
  if (!response) throw new Error('The answer of the assistant could not be read.');
  return response;
}

/** The server's own words, or this text where it has none. */
export function serverText(error: unknown, otherwise: string): string {
  const hasWords = isApiError(error) && error.status > 0 && error.message !== `Request failed with status ${error.status}`;
  return hasWords ? error.message : otherwise;
}

/** Keeps the status and the code of an error, and gives it words where the server had none. */
function orText(text: string): (error: unknown) => never {
  return (error) => {
    if (isApiError(error)) error.message = serverText(error, text);
    throw error instanceof Error ? error : new Error(text);
  };
}
