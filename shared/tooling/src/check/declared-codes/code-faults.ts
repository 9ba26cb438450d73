import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation, Operations } from '@butterfly/contracts/core';
import type ts from 'typescript';
import { errorCodes } from '../../../../../server/src/platform/http/openapi';
import { repositoryRoot } from '../../process/repository';
import type { Reading } from '../server-program/reading';
import { EXCEPTIONS } from './exceptions';
import { ReachableCodes } from './reachable-codes';

/** Fewer would mean that the ways are not followed any more. */
const LEAST_CODES = 500;

/** Where what an operation can answer and what it declares differ. */
export async function codeFaults(program: ts.Program): Promise<Reading> {
  const reachable = new ReachableCodes(program);
  const excepted = new Set(
    EXCEPTIONS.flatMap(({ operations, codes }) => operations.flatMap((operation) => codes.map((code) => `${operation}: ${code}`))),
  );
  const faults: string[] = [];
  let followed = 0;
  for (const moduleId of readdirSync(join(repositoryRoot, 'server/src/modules'))) {
    const { operations } = (await import(`../../../../contracts/src/${moduleId}/index.ts`)) as { operations: Operations };
    const handlers = reachable.handlers(moduleId);
    for (const [name, operation] of Object.entries(operations)) {
      const [handler, ...others] = handlers.get(name) ?? [];
      const at = `${moduleId}.${name}`;
      if (!handler || others.length > 0)
        faults.push(`${at}: ${others.length + (handler ? 1 : 0)} handlers were found where there should be one`);
      const codes = handler ? reachable.from(handler) : [];
      followed += codes.length;
      faults.push(...differences({ at, operation, codes, excepted }));
    }
  }
  for (const unneeded of excepted) faults.push(`${unneeded}: this exception is not needed (any more)`);
  if (followed < LEAST_CODES) faults.push(`only ${followed} codes were found behind the operations, at least ${LEAST_CODES} were expected`);
  return {
    heading:
      'What an operation can answer and what it lists in its `errors` differ (exceptions.ts explains what a way through the sources cannot know):',
    faults,
    summary: `${followed} codes behind the operations followed`,
  };
}

interface Compared {
  readonly at: string;
  readonly operation: Operation;
  readonly codes: ReturnType<ReachableCodes['from']>;
  /** Those that were met are taken out. */
  readonly excepted: Set<string>;
}

function differences({ at, operation, codes, excepted }: Compared): string[] {
  const declared = errorCodes(operation);
  const needless = [...(operation.errors ?? []), ...(operation.mayNeed ? ['feature_required'] : [])]
    .filter((code) => !codes.some((found) => found.code === code))
    .map((code) => `${at}: ${code} is declared, and nothing the handler calls makes it`);
  const missing = codes
    .filter(({ code }) => !declared.includes(code) && !excepted.delete(`${at}: ${code}`))
    .map(({ code, way }) => `${at}: ${code}\n    ${way.join('\n    → ')}`);
  return [...needless, ...missing];
}
