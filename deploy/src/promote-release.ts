import type { ChannelState } from '@butterfly/contracts/plugins';
import { CliError } from './cli-error';
import type { RegistryClient } from './registry-client';

interface Promotion {
  readonly id: string;
  readonly channel: string;
  /** Undefined: what was published last. */
  readonly version: string | undefined;
  readonly reason: string;
  /** The generation the caller saw; undefined: that of this moment. */
  readonly expected?: number | undefined;
  readonly breaksFreeze?: boolean;
  readonly force?: boolean;
}

/**
 * Points a channel to a published release.
 *
 * @returns the channel as it is now, and the version it pointed to before.
 * @throws CliError when nothing has been published yet, or with the registry's words when it refuses.
 */
export async function promoteRelease(
  registry: RegistryClient,
  promotion: Promotion,
): Promise<{ state: ChannelState; before: string | undefined }> {
  const { id, channel, reason, expected, breaksFreeze = false, force = false } = promotion;
  const { channels, releases } = await registry.status(id);
  const version = promotion.version ?? releases[0]?.version;
  if (!version) throw new CliError(`${id} has no release yet. Run: pnpm butterfly publish ${id}`);
  const now = channels.find((state) => state.channel === channel);
  const state = await registry.promote({
    id,
    channel,
    version,
    expected_generation: expected ?? now?.generation ?? 0,
    reason,
    ...(breaksFreeze ? { breaks_freeze: true } : {}),
    ...(force ? { force: true } : {}),
  });
  return { state, before: now?.release.version };
}

/** What the command line says of a channel that was moved. */
export function promotedLine({
  id,
  channel,
  state,
  before,
  took,
}: {
  id: string;
  channel: string;
  state: ChannelState;
  before: string | undefined;
  took: string;
}): string {
  return `promoted   ${id} ${channel}: ${before ?? 'nothing'} → ${state.release.version}, generation ${state.generation} (${took})`;
}
