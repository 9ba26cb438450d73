import type { Probe } from './diagnose';
import { integrityOf } from './integrity';

/** Fetches a file that did not run, to tell why. */
export async function probeFile(url: string): Promise<Probe> {
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(4000) });
    if (!response.ok) return { kind: 'status', status: response.status };
    const bytes = await response.arrayBuffer();
    return { kind: 'answer', contentType: response.headers.get('Content-Type') ?? '', intact: await isIntact(url, bytes) };
  } catch {
    // Not swallowed: unreachable is the finding.
    return { kind: 'unreachable' };
  }
}

async function isIntact(url: string, bytes: ArrayBuffer): Promise<boolean> {
  const expected = integrityOf(url);
  // Without HTTPS the browser gives no digests; the tag's own integrity attribute has refused the file already.
  if (!expected || !globalThis.crypto?.subtle) return expected !== undefined;
  const bits = expected.startsWith('sha256-') ? 256 : 384;
  const digest = new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, bytes));
  return expected === `sha${bits}-${btoa(String.fromCharCode(...digest))}`;
}
