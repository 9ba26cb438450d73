import type { Platform } from '../../../platform/platform';
import type { MediaStore } from '../media/media-store';
import { Planner } from '../planner/planner';
import type { Provider, ProviderSettings } from '../provider/settings';
import type { Answerer, Outcome, Say, Turn } from '../runs/turn';
import type { OperationCaller } from '../tools/caller';

interface Deps {
  readonly platform: Pick<Platform, 'api' | 'access' | 'assistantTools' | 'operations' | 'db' | 'clock'>;
  readonly caller: OperationCaller;
  readonly media: Pick<MediaStore, 'keep'>;
  readonly provider: ProviderSettings;
}

/** Answers by a language model where the business has one, else by rules. */
export class Assistant implements Answerer {
  readonly #planner: Planner;

  constructor(private readonly deps: Deps) {
    this.#planner = new Planner(deps);
  }

  async answer(turn: Turn, { say, signal }: { say: Say; signal: AbortSignal }): Promise<Outcome> {
    const provider = await this.#provider(turn);
    if (!provider?.chatModel) return this.#planner.answer(turn, { say, signal });
    // Loaded when it is needed first: most processes never do.
    const { answerByModel } = await import('./model-agent');
    return answerByModel(turn, { provider, ask: this.deps.provider.fetchFor(provider), say, job: await this.#planner.bench(turn, signal) });
  }

  async #provider({ asker: { session } }: Turn): Promise<Provider | null> {
    return this.deps.platform.db.withTenant(await this.deps.platform.access.workerOf(session), (db) => this.deps.provider.of(db));
  }
}
