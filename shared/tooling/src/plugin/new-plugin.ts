import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { repositoryRoot, tool } from '../process/repository';
import type { Home } from './homes';
import { homeOf, HOMES } from './homes';

const TEMPLATES = join(repositoryRoot, 'shared/tooling/templates');

/** Names that the files of every contract use already. */
const TAKEN_WORDS = new Set([
  'error',
  'errors',
  'event',
  'events',
  'id',
  'line',
  'operation',
  'operations',
  'page',
  'path',
  'paths',
  'timestamp',
]);

/** What a new plugin is called, and what it keeps. */
export interface NewPlugin {
  readonly id: string;
  /** One record of its table, in one small English word. */
  readonly record: string;
}

/**
 * Writes the four homes of a new plugin: a contract, a server module with a table, a remote with its pages, a browser test.
 * No existing source file is changed.
 *
 * @returns the files written, relative to the repository.
 * @throws Error when the id is not a snake_case word, the record is not one word, or a home of it exists.
 * @example newPlugin({ id: 'venues', record: 'venue' });
 */
export function newPlugin({ id, record }: NewPlugin): string[] {
  if (!/^[a-z][a-z0-9_]{1,48}$/.test(id)) throw new Error(`"${id}" is not a snake_case word such as sample_tool.`);
  if (!/^[a-z]{2,24}$/.test(record)) throw new Error(`"${record}" is not one word of small letters such as venue.`);
  if (TAKEN_WORDS.has(record))
    throw new Error(`"${record}" is a word of every contract; a more exact one keeps them apart. Nothing was written.`);
  const homes = Object.keys(HOMES) as Home[];
  const taken = homes.filter((home) => existsSync(homeOf(home, id)));
  if (taken.length > 0)
    throw new Error(`${id} exists already: ${taken.map((home) => `${HOMES[home]}/${id}`).join(', ')}. Nothing was written.`);
  const files = homes.flatMap((home) => writeHome(home, { id, record }));
  // How long a line is depends on the id.
  execFileSync(process.execPath, [tool('@biomejs/biome/bin/biome'), 'format', '--write', ...files], { cwd: repositoryRoot, stdio: 'pipe' });
  return files;
}

function writeHome(home: Home, plugin: NewPlugin): string[] {
  const templates = join(TEMPLATES, home);
  return (readdirSync(templates, { recursive: true }) as string[])
    .filter((name) => name.endsWith('.tpl'))
    .map((name) => {
      const target = join(homeOf(home, plugin.id), fill(name.slice(0, -'.tpl'.length), plugin));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, fill(readFileSync(join(templates, name), 'utf8'), plugin));
      return relative(repositoryRoot, target);
    });
}

function fill(text: string, { id, record }: NewPlugin): string {
  const words = id.split('_');
  const records = pluralOf(record);
  const article = /^[aeio]/.test(record) ? 'an' : 'a';
  const values: Readonly<Record<string, string>> = {
    id,
    camel: words.map((word, index) => (index === 0 ? word : capital(word))).join(''),
    title: capital(words.join(' ')),
    record,
    records,
    Record: capital(record),
    Records: capital(records),
    RECORDS: records.toUpperCase(),
    a: article,
    A: capital(article),
  };
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Of an ordinary English word. */
function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
