import type { Call, DeployCaller } from '../../platform/define-module';
import { AppError } from '../../platform/http/app-error';

/** Who asks, for the history. */
export interface Caller {
  readonly actor: string;
  readonly requestId: string;
  /** Null: the registry itself. */
  readonly deploy: DeployCaller | null;
}

export function callerOf({ ip, requestId, deploy }: Pick<Call, 'ip' | 'requestId' | 'deploy'>): Caller {
  return { actor: `${deploy?.name ?? 'deploy token'} from ${ip}`, requestId, deploy };
}

/** A token of one team does for its plugins what it was made for, and nothing else. */
export function assertMay({ deploy }: Pick<Caller, 'deploy'>, right: 'publish' | 'promote', id: string): void {
  if (!deploy) return;
  const isOwn = deploy.plugins === null || deploy.plugins.includes(id);
  if (!isOwn || !deploy.rights.includes(right)) throw new AppError('plugins.not_permitted', { right, id });
}

/** Keys, tokens and plans are for the owner of the whole registry. */
export function assertOwner({ deploy }: Pick<Caller, 'deploy'>, what: string): void {
  if (deploy && deploy.plugins !== null) throw new AppError('plugins.not_permitted', { right: 'change', id: what });
}
