import type { Platform } from '../../../platform/platform';
import type { Asker, PlannedAction } from '../runs/turn';
import type { OperationCaller } from './caller';
import { toolsOf, type Tool } from './declared-tools';
import { fillCall } from './fill-call';

/** `missing`: the member does not have this tool; nothing was called. */
export type ToolAnswer =
  | { readonly kind: 'ok'; readonly data: unknown }
  | { readonly kind: 'refused'; readonly status: number; readonly message: string }
  | { readonly kind: 'missing' };

export interface Wanted {
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

/** What one agent may do for one member in one turn. Reads at once; everything else only as an action that waits for a click. */
export class Toolbox {
  readonly #called: Wanted[] = [];
  /** What was read in this turn: it is not read twice. */
  readonly #answers = new Map<string, Promise<ToolAnswer>>();

  constructor(
    readonly tools: readonly Tool[],
    private readonly asker: Asker,
    private readonly caller: OperationCaller,
  ) {}

  /** What was called, in order. */
  get called(): readonly Wanted[] {
    return this.#called;
  }

  has(id: string): boolean {
    return this.tools.some((tool) => tool.id === id);
  }

  async read(id: string, given: Readonly<Record<string, unknown>> = {}): Promise<ToolAnswer> {
    const tool = this.tools.find((candidate) => candidate.id === id);
    if (!tool) return { kind: 'missing' };
    if (tool.effect !== 'read') throw new Error(`${id} changes something: it needs a click.`);
    const key = `${id} ${JSON.stringify(given)}`;
    const answer = this.#answers.get(key) ?? this.#ask(tool, given);
    this.#answers.set(key, answer);
    return answer;
  }

  async #ask(tool: Tool, given: Readonly<Record<string, unknown>>): Promise<ToolAnswer> {
    this.#called.push({ tool: tool.id, arguments: given });
    const { status, body } = await this.caller.call(this.asker, fillCall(tool, given));
    return status < 400 ? { kind: 'ok', data: body } : { kind: 'refused', status, message: sentenceOf(body) };
  }

  /** Undefined: the member does not have this tool. */
  plan(
    id: string,
    given: Readonly<Record<string, unknown>>,
    shown: Pick<PlannedAction, 'description' | 'details'>,
  ): PlannedAction | undefined {
    const tool = this.tools.find((candidate) => candidate.id === id);
    if (!tool || tool.effect === 'read') return undefined;
    return { tool: id, effect: tool.effect, title: tool.title, arguments: given, ...shown };
  }

  bytes(url: string): Promise<Buffer | null> {
    return this.caller.bytes(this.asker, url);
  }
}

export async function openToolbox(
  asker: Asker,
  { platform, caller }: { platform: Pick<Platform, 'api' | 'access' | 'assistantTools' | 'operations'>; caller: OperationCaller },
): Promise<Toolbox> {
  return new Toolbox(await toolsOf({ tenantId: asker.session.tenantId, permissions: asker.permissions }, platform), asker, caller);
}

function sentenceOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string' ? body.error : 'It was refused.';
}
