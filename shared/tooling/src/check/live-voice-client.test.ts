import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../process/repository';

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', 'shell/src', 'remotes/*/src'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && existsSync(join(repositoryRoot, file)));

describe('the live voice client', () => {
  it('T-158 exists and is connected to no screen', () => {
    expect(sources).toContain('shell/src/live-voice-client/live-voice-client.ts');
    const outside = sources.filter((file) => !file.startsWith('shell/src/live-voice-client/'));
    expect(outside.filter((file) => readFileSync(join(repositoryRoot, file), 'utf8').includes('live-voice-client'))).toEqual([]);
  });
});
