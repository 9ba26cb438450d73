import type { DocumentedOperation } from './api-document';
import { Dice } from './dice';
import type { Caller, FuzzCallers } from './fuzz-callers';
import { examples } from './fuzz-examples';
import { fuzzRequest, undeclaredMethod, type FuzzSources } from './fuzz-requests';
import type { FuzzTally } from './fuzz-tally';
import type { Exchange } from './judge-answer';
import { KnownIds } from './known-ids';
import type { Wire, WireAnswer, WireRequest } from './send-request';

/** Password hashes take long by intent; their operations get this share of the requests of others. */
const SLOW = /_(login|confirmPasswordReset|logout|endSession|endOtherSessions)$/;
const SHARE_OF_SLOW = 0.35;
const CHANGES_OF_ONE = 8;

export interface FuzzWorld {
  readonly wire: Wire;
  readonly callers: FuzzCallers;
  readonly operations: readonly DocumentedOperation[];
  readonly tally: FuzzTally;
}

interface Asking extends Pick<Exchange, 'declared'> {
  readonly request: WireRequest;
  readonly caller: Caller;
  /** Whose success it counts as, also when a strange spelling of the address reached it. */
  readonly asked?: DocumentedOperation | undefined;
}

/** One who asks every operation, in order, several times. Each place has dice of its own, so that one answer that differs changes no more than it must. */
export class FuzzLife {
  readonly #ids = new KnownIds();

  /** `alone`: nobody else asks meanwhile, so that every answer has to be one the document lists. `share`: of the operations asked in a round. */
  constructor(
    private readonly world: FuzzWorld,
    private readonly plan: {
      readonly seed: number;
      readonly name: string;
      readonly rounds: number;
      readonly alone: boolean;
      readonly share: number;
    },
  ) {}

  async run(): Promise<void> {
    const { operations } = this.world;
    const creating = operations.filter(({ method, access, responses }) => method === 'POST' && access === 'plugin' && '201' in responses);
    await this.#learnWhatIsThere();
    for (let round = 0; round < this.plan.rounds; round += 1) {
      for (const operation of operations) {
        const sources = this.#sources(round, operation.operationId);
        if (!this.#isDue(round, operation)) continue;
        if (!SLOW.test(operation.operationId) || sources.dice.chance(SHARE_OF_SLOW)) await this.#ask(operation, sources);
      }
      await this.#requireNothing();
      for (const create of creating) await this.#lifeOfOne(create, this.#sources(round, create.operationId, 'life'));
    }
  }

  /** In the first round everything is asked once; which operations come later is drawn for each round anew. */
  #isDue(round: number, { operationId }: DocumentedOperation): boolean {
    const { seed, name, share } = this.plan;
    return round === 0 || Dice.at(seed, name, round, operationId, 'due').chance(share);
  }

  #sources(...place: (string | number)[]): FuzzSources {
    return { dice: Dice.at(this.plan.seed, this.plan.name, ...place), ids: this.#ids, examples };
  }

  async #exchange({ request, caller, declared, asked = declared }: Asking): Promise<WireAnswer> {
    const { wire, callers, tally } = this.world;
    const { alone } = this.plan;
    const sent = { ...request, headers: { ...callers.headersOf(caller), ...request.headers } };
    const answer = await wire.send(sent);
    tally.note({ request: sent, answer, declared: alone ? declared : undefined, alone }, { caller, asked });
    return answer;
  }

  async #ask(operation: DocumentedOperation, sources: FuzzSources): Promise<void> {
    const { callers } = this.world;
    const caller = callers.choose(operation, sources.dice);
    if (sources.dice.chance(0.04)) {
      await this.#exchange({ request: undeclaredMethod(operation, sources, this.#methodsAt(operation.path)), caller, declared: undefined });
      return;
    }
    const { addressed, ...request } = fuzzRequest(operation, sources);
    const answer = await this.#exchange({ request, caller, declared: addressed ? operation : undefined, asked: operation });
    if (caller === 'spender' && (answer.status === 401 || /_(logout|endSession|endOtherSessions)$/.test(operation.operationId)))
      await callers.renewSpender();
    if (answer.status < 300 && addressed && caller === callers.entitled(operation) && answer.body !== '') {
      this.#ids.learn(request.target.split('?')[0] ?? '', { body: jsonOf(answer), etag: answer.headers.etag });
    }
  }

  /** Create, then change in many ways, then delete what was created. */
  async #lifeOfOne(create: DocumentedOperation, sources: FuzzSources): Promise<void> {
    const request = fuzzRequest(create, sources, 'valid');
    const made = await this.#exchange({ request, caller: 'admin', declared: create });
    if (made.status !== 201) return;
    const body = JSON.parse(made.body) as { id?: number; project?: number };
    this.#ids.learn(create.path, { body, etag: undefined });
    const place = request.target.split('?')[0] ?? '';
    for (const step of this.#stepsUnder(create, sources.dice))
      await this.#change(step, {
        path: `${place}${step.path.slice(create.path.length).replace(/\{\w+\}/, String(body.project ?? body.id))}`,
        sources,
      });
  }

  #stepsUnder(create: DocumentedOperation, dice: Dice): DocumentedOperation[] {
    const under = this.world.operations.filter(({ path }) => path.startsWith(`${create.path}{`));
    const [changing, removing] = [under.filter(({ method }) => method !== 'DELETE'), under.filter(({ method }) => method === 'DELETE')];
    return [...Array.from({ length: changing.length > 0 ? CHANGES_OF_ONE : 0 }, () => dice.pick(changing)), ...removing];
  }

  async #change(step: DocumentedOperation, { path, sources }: { path: string; sources: FuzzSources }): Promise<void> {
    const parameters = step.parameters.filter((parameter) => parameter.in !== 'path' || path.includes(`{${parameter.name}}`));
    const { addressed: _addressed, ...request } = fuzzRequest(
      { ...step, path, parameters },
      sources,
      sources.dice.chance(0.5) ? 'valid' : 'brokenBody',
    );
    const answer = await this.#exchange({ request, caller: 'admin', declared: step });
    if (answer.headers.etag) this.#ids.learn(path, { body: null, etag: answer.headers.etag });
  }

  async #learnWhatIsThere(): Promise<void> {
    const { operations, callers } = this.world;
    for (const operation of operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'))) {
      const answer = await this.#exchange({
        request: { method: 'GET', target: operation.path, headers: {} },
        caller: callers.entitled(operation),
        declared: operation,
      });
      if (answer.status === 200) this.#ids.learn(operation.path, { body: jsonOf(answer), etag: undefined });
    }
  }

  /** A field that has to be filled in keeps everything from being created until somebody fills it in. */
  async #requireNothing(): Promise<void> {
    const target = '/api/tenant_crm/custom-fields/';
    const as = (request: WireRequest) => this.#exchange({ request, caller: 'admin', declared: undefined });
    const fields = JSON.parse((await as({ method: 'GET', target, headers: {} })).body) as { id: number; required: boolean }[];
    for (const { id } of fields.filter(({ required }) => required)) {
      await as({
        method: 'PATCH',
        target: `${target}${id}/`,
        headers: { 'content-type': 'application/json' },
        payload: '{"required":false}',
      });
    }
  }

  #methodsAt(path: string): string[] {
    return this.world.operations.filter((other) => withoutNames(other.path) === withoutNames(path)).map(({ method }) => method);
  }
}

const withoutNames = (path: string) => path.replace(/\{\w+\}/g, '');

/** Null for files and lists in another form. */
function jsonOf({ headers, body }: WireAnswer): unknown {
  return String(headers['content-type']).startsWith('application/json') ? JSON.parse(body) : null;
}
