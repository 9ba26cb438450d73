import { brotliCompressSync, constants } from 'node:zlib';

const PATIENCE_MS = 240_000;
const BROTLI = { headers: { 'accept-encoding': 'br' } } as const;

/**
 * The server stores a new file quickly compressed, and small once it has time: what visitors of a release get is the small form. Waits for it.
 *
 * @throws Error naming the file that is not there in four minutes
 */
export async function untilSmall(addresses: readonly string[]): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (const address of addresses.filter((one) => /\/r\/.*\.(?:js|css)$/.test(one))) {
    const plain = Buffer.from(await (await fetch(address)).arrayBuffer());
    const [quick, smallest] = [5, 11].map(
      (quality) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length,
    );
    const wanted = Math.min(quick ?? 0, (smallest ?? 0) * 1.02);
    while (Number((await fetch(address, { method: 'HEAD', ...BROTLI })).headers.get('content-length')) > wanted) {
      if (Date.now() > end) throw new Error(`${address} is still not stored small.`);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}
