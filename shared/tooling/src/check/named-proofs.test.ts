import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../process/repository';

const PAPERS = ['threat-model.md', 'SECURITY.md', 'plugin-security.md', 'asvs-5-level-2.md'];
const FILE = /`([\w./-]+\.(?:tsx?|conf|dockerignore|md|Dockerfile\.dockerignore))`/g;
const LINK = /\]\((?!https?:)([^)#]+)\)/g;
const ANSWERS = ['met', 'partly', 'not met', 'by the operator', 'does not apply'];

const docs = join(repositoryRoot, 'shared/docs');
const textOf = (paper: string) => readFileSync(join(docs, paper), 'utf8');
/** As the papers name files: from the repository's root, from the server's sources, or from a module's. */
const isThere = (file: string) =>
  ['', 'server/src', 'server/src/modules/plugins', 'server/src/modules/auth_and_admin'].some((root) =>
    existsSync(join(repositoryRoot, root, file)),
  );

describe.each(PAPERS)('%s', (paper) => {
  it('names files and papers that are there', () => {
    const files = [...textOf(paper).matchAll(FILE)].map(([, file = '']) => file).filter((file) => file.includes('/'));
    const links = [...textOf(paper).matchAll(LINK)].map(([, link = '']) => link);
    expect(files.filter((file) => !isThere(file))).toEqual([]);
    expect(links.filter((link) => !existsSync(join(docs, dirname(paper), link)))).toEqual([]);
  });
});

describe('the lines of the standard', () => {
  it('each have an answer, and what says so', () => {
    const lines = [...textOf('asvs-5-level-2.md').matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (.+?) \| (.+?) \| (.+) \|$/gm)];
    expect(lines).toHaveLength(253);
    for (const [, number, , , answer, proof] of lines)
      expect([number, ANSWERS.includes(answer ?? ''), (proof ?? '').length > 2]).toEqual([number, true, true]);
  });
});
