import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import type { Db } from '../db/db';
import { defineWorkflow } from './define-workflow';
import { discoverWorkflows } from './discover-workflows';

interface ToyApi {
  add(db: Db, n: number): Promise<{ sum: number }>;
}
declare module '../platform' {
  interface ModuleApis {
    zz_adder: ToyApi;
  }
}

const head = { name: 'add', input: z.object({ n: z.int() }), result: z.object({ sum: z.int() }) } as const;
const first = () =>
  defineWorkflow(head).step('first', { of: 'zz_adder', whenOff: 'skip', run: (db, { input, api }) => api.add(db, input.n) });

describe('the types of a chain', () => {
  it('know what is asked of a module, what a step came to, and that one may be left out', () => {
    const wrongCall = () =>
      // @ts-expect-error the interface of the module takes a number
      defineWorkflow(head).step('first', { of: 'zz_adder', whenOff: 'skip', run: (db, { api }) => api.add(db, 'one') });
    const mayBeLeftOut = () =>
      first().answer(({ results }) => ({
        // @ts-expect-error the step may have been left out
        sum: results.first.sum,
      }));
    const unknownResult = () =>
      first().step('second', {
        of: 'zz_adder',
        whenOff: 'refuse',
        // @ts-expect-error there is no step of that name before
        run: (db, { results, api }) => api.add(db, results.third),
      });
    // @ts-expect-error an answer is what the workflow declares
    const otherAnswer = () => first().answer(() => ({ total: 1 }));
    const ofAbsent = first().step('absent', { of: 'zz_nobody', whenOff: 'skip', run: (db, { api }) => api.whatever(db) });
    const whole = ofAbsent.answer(({ results }) => ({ sum: results.first?.sum ?? results.absent?.sum ?? 0 }));
    expect([wrongCall, mayBeLeftOut, unknownResult, otherAnswer]).toHaveLength(4);
    expect(whole.steps.map(({ name, of, whenOff }) => [name, of, whenOff])).toEqual([
      ['first', 'zz_adder', 'skip'],
      ['absent', 'zz_nobody', 'skip'],
    ]);
  });

  it('know a name that is taken, and so does the program', () => {
    // @ts-expect-error there is a step of that name
    expect(() => first().step('first', { of: 'zz_adder', whenOff: 'skip', run: async () => ({ sum: 1 }) })).toThrow(
      'two steps called first',
    );
  });
});

describe('workflows by folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'butterfly-workflows-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.join(folder, name));
    fs.writeFileSync(path.join(folder, name, 'workflow.ts'), text);
  };

  it('are found in the order of their names; a folder without one is none', async () => {
    write('second', `export const workflow = { name: 'second' };`);
    write('first', `export const workflow = { name: 'first' };`);
    fs.mkdirSync(path.join(folder, 'notes'));
    expect((await discoverWorkflows(folder)).map(({ name }) => name)).toEqual(['first', 'second']);
  });

  it('are none where there is no folder', async () => {
    expect(await discoverWorkflows(path.join(folder, 'nothing'))).toEqual([]);
  });

  it.each([
    ['calls itself otherwise', `export const workflow = { name: 'other' };`, 'The workflow first cannot be loaded: it calls itself other'],
    ['exports none', `export const flow = {};`, 'The workflow first cannot be loaded: it does not export `workflow`'],
  ])('stop the start when one %s', async (_, text, message) => {
    write('first', text);
    await expect(discoverWorkflows(folder)).rejects.toThrow(message);
  });
});
