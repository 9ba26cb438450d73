import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const WORTH_IT = 1_024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Compresses finished JSON answers, off the event loop. Streams and files pass untouched. The ETag stays as it is: clients
 * echo it verbatim and comparison ignores what proxies add (decision A-44).
 */
export async function compressAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
  if (payload.length < WORTH_IT || !isCompressible(reply)) return payload;
  reply.header('vary', 'Accept-Encoding');
  const accepted = request.headers['accept-encoding'] ?? '';
  if (accepts(accepted, 'br'))
    return replace(
      reply,
      'br',
      await brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: payload.length } }),
    );
  if (accepts(accepted, 'gzip')) return replace(reply, 'gzip', await zip(payload, { level: 5 }));
  return payload;
}

function accepts(header: string | string[], encoding: string): boolean {
  return String(header)
    .split(',')
    .some((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
      return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
}

function replace(reply: FastifyReply, encoding: string, bytes: Buffer): Buffer {
  reply.header('content-encoding', encoding).header('content-length', bytes.length);
  return bytes;
}

function isCompressible(reply: FastifyReply): boolean {
  if (reply.getHeader('content-encoding') !== undefined) return false;
  const type = reply.getHeader('content-type');
  return typeof type === 'string' && /^(application\/(json|problem\+json|manifest\+json)|text\/(html|plain|csv))/.test(type);
}
