import type { Operation } from '@butterfly/contracts/core';
import { allSamples, type AllSamples, type ForeignIds } from './isolation-samples';
import type { TestApp } from './platform/testing/create-test-app';
import { sampleOf } from './platform/testing/sample-value';
import type { Answer, Method, TestClient } from './platform/testing/test-client';

let samples: AllSamples | undefined;

/** One operation of the running server, by the name that the samples know. */
export interface Case {
  readonly key: string;
  readonly operation: Operation;
}

export function casesOf(test: Pick<TestApp, 'operations'>, choose: (operation: Operation) => boolean): Case[] {
  return test.operations
    .map(({ moduleId, name, operation }) => ({ key: `${moduleId}.${name}`, operation }))
    .filter(({ operation }) => choose(operation));
}

interface Sample {
  /** The ids of business B. */
  readonly foreign: ForeignIds;
  /** Instead of the sample of the module. */
  readonly body?: unknown;
  readonly withoutCsrf?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A valid request to an operation, about what business B has. */
export async function sendSample(
  client: TestClient,
  one: Case,
  { foreign, body, withoutCsrf = false, headers: more = {} }: Sample,
): Promise<Answer> {
  const { operation } = one;
  samples ??= await allSamples();
  const headers = { 'if-match': '*', ...(operation.bodyType ? { 'content-type': operation.bodyType } : {}), ...more };
  return client.send(operation.method as Method, {
    url: pathOf(one, { foreign, samples }),
    body: body === undefined ? bodyOf(one, samples) : body,
    headers,
    withoutCsrf,
  });
}

function pathOf(
  { key, operation }: Case,
  { foreign, samples: { paths, shared, queries } }: { foreign: ForeignIds; samples: AllSamples },
): string {
  const values = paths[key]?.(foreign) ?? shared[key] ?? {};
  const path = operation.path.replace(/:([A-Za-z_]\w*)/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Name an id of business B for ${key} in the paths of its module's isolation-samples.ts.`);
    return encodeURIComponent(String(value));
  });
  const query = queries[key] ?? '';
  return `${path}${typeof query === 'string' ? query : query(foreign)}`;
}

function bodyOf({ key, operation }: Case, { bodies }: AllSamples): unknown {
  if (!operation.body) return undefined;
  return key in bodies ? bodies[key] : (sampleOf(operation.body) ?? {});
}

/** Is it for members who may use a plugin: the operation's own, or that of the record it is about? */
export function needsPlugin({ access }: Pick<Operation, 'access'>): boolean {
  return access === 'plugin' || access === 'subject';
}
