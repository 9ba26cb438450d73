import { ANNOUNCED_KEY, announceOnce } from './announce-once';

/** One lock for all tabs, as the browser has it. */
function lockOf(tabs: readonly object[]): void {
  let queue = Promise.resolve();
  const request = (_name: string, run: () => void) => (queue = queue.then(run));
  for (const tab of tabs) Object.assign(tab, { locks: { request } });
}
const visibility = (state: DocumentVisibilityState) => jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});

describe('a snackbar across tabs', () => {
  it('is shown by the tab that is looked at, not by the hidden one, whichever heard first', async () => {
    lockOf([navigator]);
    const shown: string[] = [];
    visibility('hidden');
    announceOnce('7', () => shown.push('hidden'));
    visibility('visible');
    announceOnce('7', () => shown.push('visible'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(shown).toEqual(['visible']);
  });

  it('is shown by a hidden tab when there is no other', async () => {
    const shown: string[] = [];
    visibility('hidden');
    announceOnce('7', () => shown.push('hidden'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(shown).toEqual(['hidden']);
  });

  it('does not come again after a reload or a reconnection', () => {
    const shown: string[] = [];
    for (const id of ['7', '7', '8']) announceOnce(id, () => shown.push(id));
    expect(shown).toEqual(['7', '8']);
  });

  it('survives a list that somebody has broken, and keeps it short', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem(ANNOUNCED_KEY, '{');
    for (let id = 0; id < 300; id += 1) announceOnce(String(id), () => undefined);
    expect((JSON.parse(localStorage.getItem(ANNOUNCED_KEY) ?? '[]') as string[]).length).toBe(200);
  });
});
