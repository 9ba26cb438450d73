import type { ReleaseSummary } from '@butterfly/contracts/plugins';
import type { BuiltRelease } from './built-release';
import { CliError } from './cli-error';
import type { RegistryClient } from './registry-client';
import { signed } from './sign-release';

const AT_ONCE = 4;

/** What a publish did. */
export interface Published {
  readonly release: ReleaseSummary;
  /** Files whose bytes the server did not have yet. */
  readonly sent: number;
  readonly bytes: number;
}

/**
 * Publishes a build: offers its record, sends the bytes the server lacks, and offers it again. Nobody sees it before a
 * channel points to it. Publishing the same build twice changes nothing.
 *
 * @throws RegistryRefusal with every reason when the server does not accept it.
 * @example
 * const { release } = await publishRelease(registry, builtRelease('moodboard'));
 */
export async function publishRelease(
  registry: RegistryClient,
  { record: built, read }: BuiltRelease,
  largerBecause?: string,
): Promise<Published> {
  const record = signed(built);
  const offer = await registry.publish(record, largerBecause);
  if (offer.release) return { release: offer.release, sent: 0, bytes: 0 };
  const pathOf = new Map(record.files.map((file) => [file.sha256, file.path]));
  const waiting = [...offer.missing];
  let bytes = 0;
  const sendNext = async (): Promise<void> => {
    for (let sha256 = waiting.pop(); sha256; sha256 = waiting.pop()) {
      const path = pathOf.get(sha256);
      if (!path) throw new CliError(`The server asks for ${sha256}, which is no file of ${record.id} ${record.version}.`);
      bytes += (await registry.putBlob(sha256, read(path))).bytes;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
  const { release, missing } = await registry.publish(record, largerBecause);
  if (!release) throw new CliError(`The server still lacks ${missing.length} files of ${record.id} ${record.version} after all were sent.`);
  return { release, sent: offer.missing.length, bytes };
}
