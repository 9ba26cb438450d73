import { watchBoard } from './watch-board';

function setUp() {
  const sync = {
    wake: jest.fn(async () => undefined),
    refresh: jest.fn(async () => undefined),
    flush: jest.fn(async () => undefined),
    writeJournal: jest.fn(async () => undefined),
  };
  let heard: { onSaved: () => void; onOpened: (key: string) => void } | null = null;
  const stopListening = jest.fn();
  const onOpened = jest.fn();
  const tabs = { listen: (listeners: NonNullable<typeof heard>) => ((heard = listeners), stopListening) };
  const stop = watchBoard({ sync, tabs, onOpened });
  return { sync, stop, stopListening, onOpened, heard: () => heard };
}
const show = (state: 'visible' | 'hidden') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('watching a board', () => {
  it('looks every 15 s while it is looked at, and not while it is hidden', () => {
    const { sync, stop } = setUp();
    jest.advanceTimersByTime(45_000);
    expect(sync.refresh).toHaveBeenCalledTimes(3);
    show('hidden');
    jest.advanceTimersByTime(60_000);
    expect(sync.refresh).toHaveBeenCalledTimes(3);
    stop();
  });
  it('saves and writes the journal when the page is left, wakes when it is back or the network is', () => {
    const { sync, stop } = setUp();
    show('hidden');
    expect(sync.writeJournal).toHaveBeenCalledTimes(1);
    expect(sync.flush).toHaveBeenCalledTimes(1);
    show('visible');
    window.dispatchEvent(new Event('online'));
    expect(sync.wake).toHaveBeenCalledTimes(2);
    stop();
  });
  it('looks when another tab has saved, follows a tab that opens, and hears nothing once it is stopped', () => {
    const { sync, stop, stopListening, onOpened, heard } = setUp();
    heard()?.onSaved();
    heard()?.onOpened('key');
    expect(sync.refresh).toHaveBeenCalledTimes(1);
    expect(onOpened).toHaveBeenCalledWith('key');
    stop();
    jest.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('online'));
    expect(stopListening).toHaveBeenCalledTimes(1);
    expect(sync.refresh).toHaveBeenCalledTimes(1);
    expect(sync.wake).not.toHaveBeenCalled();
  });
});
