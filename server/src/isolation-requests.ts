import type { Operation } from '@butterfly/contracts/core';
import { BODIES, FOREIGN_PATHS, QUERIES, type ForeignIds } from './isolation-samples';
import { SHARED_PATHS } from './isolation-shared-paths';
import type { TestApp } from './platform/testing/create-test-app';
import { sampleOf } from './platform/testing/sample-value';
import type { Answer, Method, TestClient } from './platform/testing/test-client';

/** One operation of the running server, by the name that the samples know. */
export interface Case {
  readonly key: string;
  readonly operation: Operation;
}

export function casesOf(test: Pick<TestApp, 'operations'>, choose: (operation: Operation) => boolean): Case[] {
  return test.operations.map(({ moduleId, name, operation }) => ({ key: `${moduleId}.${name}`, operation })).filter(({ operation }) => choose(operation));
}

interface Sample {
  /** The ids of business B. */
  readonly foreign: ForeignIds;
  /** Instead of the sample of `isolation-samples.ts`. */
  readonly body?: unknown;
  readonly withoutCsrf?: boolean;
}

/** A valid request to an operation, about what business B has. */
export function sendSample(client: TestClient, one: Case, { foreign, body = bodyOf(one), withoutCsrf = false }: Sample): Promise<Answer> {
  const { operation } = one;
  const headers = { 'if-match': '*', ...(operation.bodyType ? { 'content-type': operation.bodyType } : {}) };
  return client.send(operation.method as Method, { url: pathOf(one, foreign), body, headers, withoutCsrf });
}

function pathOf({ key, operation }: Case, foreign: ForeignIds): string {
  const values = FOREIGN_PATHS[key]?.(foreign) ?? SHARED_PATHS[key] ?? {};
  const path = operation.path.replace(/:([A-Za-z_]\w*)/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Name an id of business B for ${key} in FOREIGN_PATHS.`);
    return encodeURIComponent(String(value));
  });
  return `${path}${QUERIES[key] ?? ''}`;
}

function bodyOf({ key, operation }: Case): unknown {
  if (!operation.body) return undefined;
  return key in BODIES ? BODIES[key] : (sampleOf(operation.body) ?? {});
}
