import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the next call for a chat answers. */
export interface ChatScript {
  readonly text?: string;
  readonly tools?: readonly { readonly name: string; readonly arguments: Readonly<Record<string, unknown>> }[];
  /** How the bytes go out: whole events, one byte at a time, or events that end in CRLF. */
  readonly wire?: 'events' | 'bytes' | 'crlf';
  /** After the text: an error as an event, or the line is cut. */
  readonly then?: 'error' | 'drop' | 'hang';
  /** Refused before anything is sent. */
  readonly status?: 401 | 429 | 500;
  readonly retryAfter?: string;
}

export interface FakeRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

/** A service with the calls of OpenAI, on this machine, that says what a test tells it to say. */
export class OpenAiFake {
  readonly requests: FakeRequest[] = [];
  readonly #scripts: ChatScript[] = [];
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  transcript = 'open the pipeline board';
  /** Calls for speech are refused. */
  refuseSpeech = false;
  /** Called when a reader has left an answer that was not over. */
  onLeft: () => void = () => undefined;

  static async start(): Promise<OpenAiFake> {
    const fake = new OpenAiFake();
    await new Promise<void>((resolve) => {
      fake.#server.listen(0, '127.0.0.1', resolve);
    });
    return fake;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  /** The next calls for a chat answer these, in order. */
  script(...scripts: ChatScript[]): void {
    this.#scripts.push(...scripts);
  }

  get chats(): { messages: { role: string; content: unknown }[]; tools?: { function: { name: string } }[] }[] {
    return this.requests.filter(({ path }) => path.endsWith('/chat/completions')).map(({ body }) => JSON.parse(body) as never);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    this.requests.push({
      path,
      authorization: request.headers.authorization,
      body: Buffer.concat(chunks).toString('latin1').includes('filename=')
        ? Buffer.concat(chunks).toString('latin1')
        : Buffer.concat(chunks).toString(),
    });
    if (path.endsWith('/chat/completions')) await this.#chat(response, this.#scripts.shift() ?? { text: 'Nothing was scripted.' });
    else if (path.endsWith('/audio/transcriptions')) json(response, 200, { text: this.transcript });
    else if (path.endsWith('/audio/speech') && this.refuseSpeech) json(response, 400, { error: { message: 'no voice today' } });
    else if (path.endsWith('/audio/speech'))
      response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(Buffer.from([0xff, 0xfb, 0x90, 0x00]));
    else json(response, 404, { error: { message: 'not found' } });
  }

  async #chat(response: ServerResponse, script: ChatScript): Promise<void> {
    if (script.status) {
      if (script.retryAfter !== undefined) response.setHeader('retry-after-ms', script.retryAfter);
      return json(response, script.status, { error: { message: 'refused', type: 'server_error', code: 'refused' } });
    }
    response.on('close', () => {
      if (!response.writableFinished) this.onLeft();
    });
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const end = script.wire === 'crlf' ? '\r\n' : '\n';
    const parts = [`: ping${end}${end}`, ...eventsOf(script).map((event) => `data: ${JSON.stringify(event)}${end}${end}`)];
    if (script.then === 'error')
      parts.push(`data: ${JSON.stringify({ error: { message: 'overloaded', type: 'server_error' } })}${end}${end}`);
    const bytes = Buffer.from(parts.join(''));
    // One at a time also cuts every character that has more than one byte.
    const pieces = script.wire === 'bytes' ? Array.from(bytes, (byte) => Buffer.from([byte])) : parts.map((part) => Buffer.from(part));
    // Each is on its way before the next, and before the line is cut: what nobody has received could be asked for again.
    for (const piece of pieces) await new Promise<void>((resolve) => response.write(piece, () => resolve()));
    if (script.then === 'drop') response.destroy();
    else if (script.then !== 'hang') response.end(script.then === 'error' ? '' : `data: [DONE]${end}${end}`);
  }
}

function eventsOf({ text = '', tools = [], then }: ChatScript): object[] {
  const chunk = (delta: object, finish: string | null = null) => ({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'fake',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  const words = text.match(/\S+\s*/g) ?? [];
  const calls = tools.flatMap(({ name, arguments: given }, index) => {
    const whole = JSON.stringify(given);
    // The id and the name come first, the arguments in pieces that break anywhere.
    return [
      chunk({ tool_calls: [{ index, id: `call_${index}`, type: 'function', function: { name, arguments: '' } }] }),
      ...(whole.match(/[\s\S]{1,7}/g) ?? []).map((piece) => chunk({ tool_calls: [{ index, function: { arguments: piece } }] })),
    ];
  });
  const over =
    then === undefined
      ? [
          chunk({}, tools.length > 0 ? 'tool_calls' : 'stop'),
          {
            id: 'c1',
            object: 'chat.completion.chunk',
            created: 1,
            model: 'fake',
            choices: [],
            usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 },
          },
        ]
      : [];
  return [chunk({ role: 'assistant', content: '' }), ...words.map((content) => chunk({ content })), ...calls, ...over];
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
