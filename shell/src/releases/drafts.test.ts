import { createDrafts } from './drafts';

function begin({ whose = '1/7', version = '1.0.0' } = {}) {
  const all = createDrafts();
  const ending = new AbortController();
  return { all, own: all.of({ id: 'sample', version: () => version, whose, signal: ending.signal }), end: () => ending.abort() };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('drafts', () => {
  it('are kept shortly after the last change, not with each one', () => {
    const write = jest.spyOn(Storage.prototype, 'setItem');
    const { own } = begin();
    let text = '';
    const keeper = own.keep('note', () => text);
    for (const letter of 'half') {
      text += letter;
      keeper.changed();
      jest.advanceTimersByTime(100);
    }
    expect(write).not.toHaveBeenCalled();
    jest.advanceTimersByTime(400);
    expect(own.find('note')?.draft).toBe('half');
  });

  it('are handed to the next version, with the version that kept them, until they are forgotten', () => {
    const before = begin();
    before.own.keep('note', () => ({ text: 'half a sent' }));
    before.own.keep('empty', () => undefined);
    before.all.keepAll();
    const { own } = begin({ version: '1.1.0' });
    expect([own.find('note'), own.find('empty')]).toEqual([
      expect.objectContaining({ draft: { text: 'half a sent' }, from: '1.0.0' }),
      null,
    ]);
    expect([own.isKept('note'), own.isKept('empty')]).toEqual([true, false]);
    own.forget('note');
    expect([own.find('note'), own.isKept('note')]).toEqual([null, false]);
  });

  it('are not kept again after they were saved, though a change was still on its way', () => {
    const { own } = begin();
    const keeper = own.keep('note', () => 'typed');
    keeper.changed();
    own.forget('note');
    jest.advanceTimersByTime(1_000);
    keeper.stop();
    expect(own.find('note')).toBeNull();
  });

  it('are nobody else’s: neither another member’s nor another business’s, and go when somebody else comes', () => {
    const { all, own } = begin();
    own.keep('note', () => 'mine');
    all.keepAll();
    expect(['1/8', '2/7'].map((whose) => begin({ whose }).own.find('note'))).toEqual([null, null]);
    all.belongTo('');
    expect(own.isKept('note')).toBe(true);
    all.belongTo('1/8');
    expect(own.isKept('note')).toBe(false);
  });

  it('of a visitor are not kept', () => {
    const { all, own } = begin({ whose: '' });
    own.keep('note', () => 'a client’s words').changed();
    all.keepAll();
    jest.runAllTimers();
    expect([localStorage.length, sessionStorage.length, own.find('note')]).toEqual([0, 0, null]);
  });

  it('end with the plugin with what was typed until then, and one that fails does not cost the others', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { all, own, end } = begin();
    own.keep('broken', () => {
      throw new Error('boom');
    });
    const keeper = own.keep('note', () => 'kept');
    keeper.changed();
    end();
    expect([own.find('note')?.draft, jest.getTimerCount(), [...all.keepAll()]]).toEqual(['kept', 0, []]);
    keeper.changed();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('count as kept only when all of a plugin are, so that the person is asked before a reload costs one', () => {
    const { all, own } = begin();
    expect([...all.keepAll()]).toEqual([]);
    own.keep('note', () => 'kept');
    expect([...all.keepAll()]).toEqual(['sample']);
    own.keep('book', () => 'x'.repeat(70_000));
    expect([...all.keepAll()]).toEqual([]);
  });

  it('are kept when the page is left, and not wanted any more when the person leaves without saving', () => {
    const { all, own } = begin();
    const stop = all.watchLeaving();
    const keeper = own.keep('note', () => 'typed');
    window.dispatchEvent(new Event('pagehide'));
    expect(own.isKept('note')).toBe(true);
    all.droppedBy('sample');
    keeper.stop();
    stop();
    window.dispatchEvent(new Event('pagehide'));
    expect(own.isKept('note')).toBe(false);
  });
});
