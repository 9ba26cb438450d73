import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';

/** A log that keeps everything at every level, as it would be written; for tests of what must never be in it. */
export function recordedLog(): { readonly log: FastifyBaseLogger; text(): string } {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }) as FastifyBaseLogger;
  return { log, text: () => lines.join('') };
}
