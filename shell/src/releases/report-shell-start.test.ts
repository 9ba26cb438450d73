import { paths } from '@butterfly/contracts/plugins/paths';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { bootFor } from '../boot/boot.fixture';
import { createToasts } from '../ui/toasts';
import { reportShellStart } from './report-shell-start';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({ [paths.reportLoads]: () => ({ status: 204 }) });
});
afterEach(() => {
  server.close();
  window.history.replaceState(null, '', '/');
});

function begin(shell: object, { anonymous = false, random = 0.5 } = {}) {
  const boot = bootFor({ anonymous });
  const toasts = createToasts();
  const said: string[] = [];
  jest.spyOn(toasts, 'show').mockImplementation((_kind, text) => said.push(text));
  const bootStore = { getState: () => ({ boot: { ...boot, shell: { ...boot.shell, release: 7, ...shell } } }) };
  reportShellStart({ bootStore, toasts } as unknown as Parameters<typeof reportShellStart>[0], () => random);
  return { said, loads: () => server.calls.flatMap(({ body }) => (body as { loads: object[] }).loads) };
}

describe('how the shell started', () => {
  it('is told always while it is watched, else of every tenth start, and never by a visitor', () => {
    expect(begin({ sample: 1 }).loads()).toEqual([
      { plugin: 'shell', release: 7, outcome: 'ok', ms: expect.any(Number) as unknown, weight: 1 },
    ]);
    expect(begin({ sample: 10 }).loads()).toHaveLength(1);
    expect(begin({ sample: 10 }, { random: 0.05 }).loads()).toMatchObject([{ weight: 1 }, { weight: 10 }]);
    expect(begin({ sample: 1 }, { anonymous: true }).loads()).toHaveLength(2);
  });

  it('is told as a crash of the one that did not start, with a word to the person and the address as it was', () => {
    window.history.replaceState(null, '', '/home_view?a=b&shell=before#c');
    const { said, loads } = begin({ stepped_back_from: 9 });
    expect(loads()).toMatchObject([{ plugin: 'shell', release: 9, outcome: 'crash', weight: 1 }]);
    expect(said).toEqual([expect.stringContaining('you have the one before')]);
    expect(window.location.href).toMatch(/\/home_view\?a=b#c$/);
  });
});
