import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../process/repository';
import { trackedFiles } from '../process/tracked-files';

const sources = trackedFiles('shell/src', 'remotes/*/src').filter((file) => /\.tsx?$/.test(file));

describe('the live voice client', () => {
  it('T-158 exists and is connected to no screen', () => {
    expect(sources).toContain('shell/src/live-voice-client/live-voice-client.ts');
    const outside = sources.filter((file) => !file.startsWith('shell/src/live-voice-client/'));
    expect(outside.filter((file) => readFileSync(join(repositoryRoot, file), 'utf8').includes('live-voice-client'))).toEqual([]);
  });
});
