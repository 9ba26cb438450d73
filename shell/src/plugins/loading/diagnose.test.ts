import { diagnose, type Probe } from './diagnose';
import { PluginFailure } from './failure';

const entry = new Error(
  '[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008 ScriptNetworkError: Failed to load script "http://x/r/a/1/remoteEntry.js"',
);
const chunk = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError', request: 'http://x/r/a/1/12.js' });
const never = () => Promise.reject(new Error('must not be asked'));
const found = (probe: Probe) => () => Promise.resolve(probe);

describe('diagnose', () => {
  it.each<[string, Probe, string]>([
    ['cannot be reached', { kind: 'unreachable' }, 'network'],
    ['is a 404', { kind: 'status', status: 404 }, 'missing'],
    ['is a 503', { kind: 'status', status: 503 }, 'network'],
    ['is an HTML page with 200', { kind: 'answer', contentType: 'text/html', intact: false }, 'not_javascript'],
    ['was changed on its way', { kind: 'answer', contentType: 'text/javascript', intact: false }, 'integrity'],
    ['is fine at a second look', { kind: 'answer', contentType: 'text/javascript', intact: true }, 'network'],
  ])('a file that %s', async (_, probe, reason) => {
    await expect(diagnose(entry, found(probe))).resolves.toMatchObject({ reason });
    await expect(diagnose(chunk, found(probe))).resolves.toMatchObject({ reason });
  });

  it('asks about the file that failed', async () => {
    const asked: string[] = [];
    const probe = (url: string) => (asked.push(url), Promise.resolve<Probe>({ kind: 'unreachable' }));
    await diagnose(entry, probe);
    await diagnose(chunk, probe);
    expect(asked).toEqual(['http://x/r/a/1/remoteEntry.js', 'http://x/r/a/1/12.js']);
  });

  it('knows code that threw, code for another version, and failures that are named already', async () => {
    await expect(diagnose(new Error('ScriptExecutionError: Script "http://x/e.js" loaded but threw'), never)).resolves.toMatchObject({
      reason: 'threw',
    });
    await expect(diagnose(new TypeError("Cannot read properties of undefined (reading 'x')"), never)).resolves.toMatchObject({
      reason: 'threw',
    });
    await expect(
      diagnose(
        new Error('Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement of a which needs ^20.0.0'),
        never,
      ),
    ).resolves.toMatchObject({ reason: 'version' });
    await expect(diagnose(new Error('Loading chunk 12 failed.\n(timeout: http://x/r/a/1/12.js)'), never)).resolves.toMatchObject({
      reason: 'timeout',
    });
    await expect(diagnose(new PluginFailure('timeout', '8 s'), never)).resolves.toEqual({ reason: 'timeout', details: '8 s' });
  });
});
