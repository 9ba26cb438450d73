import { PluginFailure, type Failure } from './failure';

/** What a second look at a file that did not run has shown. */
export type Probe =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'answer'; readonly contentType: string; readonly intact: boolean };

/**
 * A browser only says that a script failed, not why. This looks at the error, and asks `probe` about the file where the
 * error does not tell.
 */
export async function diagnose(error: unknown, probe: (url: string) => Promise<Probe>): Promise<Failure> {
  if (error instanceof PluginFailure) return error.failure;
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const details = text.slice(0, 300);
  if (/does not satisfy the requirement|RUNTIME-012|Unsatisfied version/i.test(text)) return { reason: 'version', details };
  if (/ScriptExecutionError/.test(text)) return { reason: 'threw', details };
  if (/timed out|\(timeout: /.test(text)) return { reason: 'timeout', details };
  const url = failedUrl(error, text);
  if (!url) return { reason: 'threw', details };
  return { reason: reasonOf(await probe(url)), details };
}

function reasonOf(probe: Probe): Failure['reason'] {
  if (probe.kind === 'unreachable') return 'network';
  if (probe.kind === 'status') return probe.status === 404 || probe.status === 410 ? 'missing' : 'network';
  if (!/javascript|css/.test(probe.contentType)) return 'not_javascript';
  if (!probe.intact) return 'integrity';
  // Reachable and intact by now: it was the way that failed.
  return 'network';
}

/** The address of the file that failed: webpack's chunk errors carry it, the federation runtime writes it into its text. */
function failedUrl(error: unknown, text: string): string | null {
  if (error instanceof Error && 'request' in error && typeof error.request === 'string' && error.name === 'ChunkLoadError')
    return error.request;
  const quoted =
    /(?:Script|script) "([^"]+)"|"remoteEntryUrl":\s*"([^"]+)"|"resourceUrl":\s*"([^"]+)"|\(error: (\S+)\)|Loading CSS chunk \S+ failed\.?\s*\(?(\S+?)\)?$/.exec(
      text,
    );
  return quoted?.slice(1).find(Boolean) ?? null;
}
