import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../process/repository';
import { exportedDeclarations } from './exported-declarations';
import type { Report } from './report';

/** What plugins are built against. */
const PACKAGES = ['plugin-sdk', 'ui-kit', 'record-kit', 'parts-kit'];

/** The exported names of the packages, with their signatures. */
export function packageReports(): Report[] {
  return PACKAGES.map((name) => {
    const folder = `shared/${name}`;
    const sections = entriesOf(folder).map(([entry, file]) => {
      const lines = exportedDeclarations(join(repositoryRoot, file)).map(({ declaration }) => `- \`${declaration}\``);
      return `## ${`@butterfly/${name}/${entry}`.replace(/\/$/, '')}\n\n${lines.join('\n')}\n`;
    });
    return { path: `${folder}/report.api.md`, text: [`# What ${name} offers\n`, ...sections].join('\n') };
  });
}

/** Entry of the package → its file; of `./*` one for each folder. */
function entriesOf(folder: string): [entry: string, file: string][] {
  const { exports } = JSON.parse(readFileSync(join(repositoryRoot, folder, 'package.json'), 'utf8')) as { exports: Record<string, string> };
  const entries = Object.entries(exports).flatMap(([name, file]): [string, string][] => {
    const path = join(folder, file);
    if (!name.includes('*')) return [[name.replace(/^\.\/?/, ''), path]];
    const [before = '', after = ''] = path.split('*');
    return readdirSync(join(repositoryRoot, before))
      .map((found) => found.replace(/\.tsx?$/, ''))
      .map((found): [string, string] => [name.replace(/^\.\//, '').replace('*', found), `${before}${found}${after}`]);
  });
  return entries
    .filter(([, file]) => /\.tsx?$/.test(file) && existsSync(join(repositoryRoot, file)))
    .sort(([a], [b]) => a.localeCompare(b, 'en'));
}
