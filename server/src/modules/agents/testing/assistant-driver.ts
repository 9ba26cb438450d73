import type { AgentResponse, StreamEvent } from '@butterfly/contracts/agents';
import { randomUUID } from 'node:crypto';
import type { TestClient } from '../../../platform/testing/test-client';

/** A conversation of one person, as the widget would have it. */
export class AssistantDriver {
  private constructor(
    readonly client: TestClient,
    readonly sessionId: string,
  ) {}

  static async start(client: TestClient, projectId: number | null = null): Promise<AssistantDriver> {
    const answer = await client.post('/api/agents/run/start/', { project_id: projectId });
    if (answer.statusCode !== 201) throw new Error(`The conversation did not start: ${answer.body}`);
    return new AssistantDriver(client, answer.json<{ session_id: string }>().session_id);
  }

  /** The same conversation through another client. */
  static of(client: TestClient, sessionId: string): AssistantDriver {
    return new AssistantDriver(client, sessionId);
  }

  send(message: string, more: Readonly<Record<string, unknown>> = {}) {
    return this.client.post('/api/agents/run/text/', { session_id: this.sessionId, message, message_id: randomUUID(), ...more });
  }

  async ask(message: string, more: Readonly<Record<string, unknown>> = {}): Promise<AgentResponse> {
    const answer = await this.send(message, more);
    if (answer.statusCode !== 200) throw new Error(`“${message}” was refused: ${answer.body}`);
    return answer.json<AgentResponse>();
  }

  async stream(message: string, more: Readonly<Record<string, unknown>> = {}) {
    const answer = await this.client.post('/api/agents/run/stream/', {
      session_id: this.sessionId,
      message,
      message_id: randomUUID(),
      ...more,
    });
    return { answer, events: eventsIn(answer.body) };
  }

  async history() {
    return (await this.client.get(`/api/agents/session/history/?session_id=${this.sessionId}`)).json<{
      history: { role: string; content: string }[];
      events: { kind: string; content: string; isHandoff: boolean; cancelled: boolean; cards: Record<string, unknown> }[];
      agent_type: string;
    }>();
  }
}

/** The events of whole `data:` lines; the end is no event. */
export function eventsIn(body: string): StreamEvent[] {
  return body
    .split('\n')
    .filter((line) => line.startsWith('data: ') && line !== 'data: [DONE]')
    .map((line) => JSON.parse(line.slice(6)) as StreamEvent);
}
