import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Operations } from '@butterfly/contracts/core';
import { errorCodes } from '../../../../../server/src/platform/http/openapi';
import { repositoryRoot } from '../../process/repository';
import { EXCEPTIONS } from './exceptions';
import { ReachableCodes } from './reachable-codes';
import { serverProgram } from './server-program';

/** Fewer would mean that the ways are not followed any more. */
const LEAST_CODES = 500;

const reachable = new ReachableCodes(serverProgram());
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
    if (!handler || others.length > 0)
      faults.push(`${moduleId}.${name}: ${others.length + (handler ? 1 : 0)} handlers were found where there should be one`);
    const declared = errorCodes(operation);
    const codes = handler ? reachable.from(handler) : [];
    followed += codes.length;
    for (const code of [...(operation.errors ?? []), ...(operation.mayNeed ? ['feature_required'] : [])])
      if (!codes.some((found) => found.code === code))
        faults.push(`${moduleId}.${name}: ${code} is declared, and nothing the handler calls makes it`);
    for (const { code, way } of codes) {
      const found = `${moduleId}.${name}: ${code}`;
      if (!declared.includes(code) && !excepted.delete(found)) faults.push(`${found}\n    ${way.join('\n    → ')}`);
    }
  }
}

for (const unneeded of excepted) faults.push(`${unneeded}: this exception is not needed (any more)`);
if (followed < LEAST_CODES) faults.push(`only ${followed} codes were found behind the operations, at least ${LEAST_CODES} were expected`);
if (faults.length > 0)
  console.error(
    `What an operation can answer and what it lists in its \`errors\` differ (exceptions.ts explains what a way through the sources cannot know):\n\n${faults.join('\n')}\n`,
  );
console.log(`${followed} codes behind the operations followed, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
