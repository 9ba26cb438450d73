import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchModules } from './watch-modules';

let folder: string;
beforeEach(() => {
  jest.useFakeTimers();
  folder = mkdtempSync(join(tmpdir(), 'butterfly-modules-'));
  make('crm');
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

function make(name: string, file = 'module.ts'): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, file), '');
}

it('tells of modules that came and went, once each and only when nothing more comes', () => {
  const told: (readonly string[])[] = [];
  watchModules(folder, (changed) => told.push(changed), 100);
  jest.advanceTimersByTime(500);
  expect(told).toEqual([]);
  make('half', 'schema.ts');
  make('venues');
  jest.advanceTimersByTime(100);
  make('notices');
  jest.advanceTimersByTime(100);
  expect(told).toEqual([]);
  jest.advanceTimersByTime(500);
  expect(told).toEqual([['notices', 'venues']]);
  rmSync(join(folder, 'crm'), { recursive: true });
  jest.advanceTimersByTime(500);
  expect(told).toEqual([['notices', 'venues'], ['crm']]);
});
