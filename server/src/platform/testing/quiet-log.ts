import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';

/** Says nothing unless TEST_LOG names a level. */
export const quietLog = pino({ level: process.env['TEST_LOG'] ?? 'silent' }) as FastifyBaseLogger;
