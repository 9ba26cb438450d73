import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { repositoryRoot, tool } from '../process/repository';
import type { Home } from './homes';
import { homeOf, HOMES } from './homes';

const TEMPLATES = join(repositoryRoot, 'shared/tooling/templates');

/**
 * Writes the four homes of a new plugin: a contract, a server module with a table, a remote with a page, a browser test.
 * No existing source file is changed.
 *
 * @returns the files written, relative to the repository.
 * @throws Error when the id is not a snake_case word or one of its homes exists.
 * @example newPlugin('sample_tool');
 */
export function newPlugin(id: string): string[] {
  if (!/^[a-z][a-z0-9_]{1,48}$/.test(id)) throw new Error(`"${id}" is not a snake_case word such as sample_tool.`);
  const homes = Object.keys(HOMES) as Home[];
  const taken = homes.filter((home) => existsSync(homeOf(home, id)));
  if (taken.length > 0)
    throw new Error(`${id} exists already: ${taken.map((home) => `${HOMES[home]}/${id}`).join(', ')}. Nothing was written.`);
  const files = homes.flatMap((home) => writeHome(home, id));
  // How long a line is depends on the id.
  execFileSync(process.execPath, [tool('@biomejs/biome/bin/biome'), 'format', '--write', ...files], { cwd: repositoryRoot, stdio: 'pipe' });
  return files;
}

function writeHome(home: Home, id: string): string[] {
  const templates = join(TEMPLATES, home);
  return (readdirSync(templates, { recursive: true }) as string[])
    .filter((name) => name.endsWith('.tpl'))
    .map((name) => {
      const target = join(homeOf(home, id), fill(name.slice(0, -'.tpl'.length), id));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, fill(readFileSync(join(templates, name), 'utf8'), id));
      return relative(repositoryRoot, target);
    });
}

function fill(text: string, id: string): string {
  const words = id.split('_');
  const camel = words.map((word, index) => (index === 0 ? word : capital(word))).join('');
  const title = capital(words.join(' '));
  return text.replaceAll('{{id}}', id).replaceAll('{{camel}}', camel).replaceAll('{{title}}', title);
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
