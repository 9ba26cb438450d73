import { bootFor, bootPlugin } from '../boot/boot.fixture';
import type { AppServices } from '../app-services';
import type { LoadState } from './loading/load-state';
import { countPluginErrors } from './plugin-errors';

function begin(kind: LoadState['kind']) {
  const broke = jest.fn();
  const sample = bootPlugin({ id: 'sample' });
  const services = {
    loader: { broke, state: () => ({ kind }) },
    bootStore: { getState: () => ({ boot: bootFor({ plugins: [sample] }) }) },
  };
  const stop = countPluginErrors(services as unknown as Pick<AppServices, 'loader' | 'bootStore'>);
  const thrown = (filename: string) => {
    const event = new ErrorEvent('error', { filename, error: new Error('boom'), cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { broke, sample, thrown, stop };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('errors of plugins outside of drawing', () => {
  it('are counted for the plugin whose file threw, and stay visible', () => {
    const { broke, sample, thrown, stop } = begin('ready');
    expect(thrown('http://localhost/r/sample/abc/12.js')).toBe(false);
    expect(broke.mock.calls).toEqual([[sample, { reason: 'crash', details: 'Error: boom' }]]);
    thrown('http://localhost/r/shell/abc/main.js');
    thrown('http://localhost/r/another/abc/1.js');
    stop();
    thrown('http://localhost/r/sample/abc/12.js');
    expect(broke).toHaveBeenCalledTimes(1);
  });

  it('are the loader’s while the release starts: handled there, not uncaught', () => {
    const { broke, thrown, stop } = begin('loading');
    expect(thrown('http://localhost/r/sample/abc/remoteEntry.js')).toBe(true);
    expect(broke).not.toHaveBeenCalled();
    stop();
  });
});
