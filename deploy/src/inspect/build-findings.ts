import { gzipSync } from 'node:zlib';
import type { BuiltRelease } from '../built-release';
import { kilobytes } from '../format';

/** What `butterfly doctor` has found: good or not, in words. */
export interface Finding {
  readonly fine: boolean;
  readonly text: string;
  readonly rule: keyof typeof RULES;
  /** The remote it is about; none for the server. */
  readonly plugin?: string;
}

/** What is looked at, for tools that group findings by it. */
export const RULES = {
  'stale-build': 'The build is as new as its source.',
  'does-not-fit': 'A release fits the interface and the shared modules of the shell.',
  'too-large': 'The entry and every script are small enough to wait for.',
  'server-health': 'The server and its database answer.',
  'server-clock': 'The clocks agree.',
  'server-policy': 'Pages have a strict content security policy.',
} as const;

/** An entry is on every page that has the plugin; the rest is not. */
const ENTRY_BYTES = 12_000;
const CHUNK_BYTES = 200_000;

/** Whether the entry and every script are small enough to wait for, compressed. */
export function sizeFindings({ record, read }: BuiltRelease): Finding[] {
  const scripts = record.files
    .filter(({ kind }) => kind === 'entry' || kind === 'chunk')
    .map(({ path, kind }) => ({ path, kind, bytes: gzipSync(read(path)).length }));
  const tooLarge = scripts.filter(({ kind, bytes }) => bytes > (kind === 'entry' ? ENTRY_BYTES : CHUNK_BYTES));
  if (tooLarge.length === 0)
    return [
      {
        fine: true,
        rule: 'too-large',
        plugin: record.id,
        text: `${record.id}: entry ${kilobytes(scripts.find(({ kind }) => kind === 'entry')?.bytes ?? 0)}, largest part ${kilobytes(Math.max(0, ...scripts.map(({ bytes }) => bytes)))} compressed`,
      },
    ];
  return tooLarge.map(({ path, kind, bytes }) => ({
    fine: false,
    rule: 'too-large',
    plugin: record.id,
    text: `${record.id}: ${path} is ${kilobytes(bytes)} compressed; ${kind === 'entry' ? `an entry may have ${kilobytes(ENTRY_BYTES)}` : `a part may have ${kilobytes(CHUNK_BYTES)}: load it when it is needed`}`,
  }));
}
