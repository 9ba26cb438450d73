import { createDraftShelf } from './draft-shelf';

const note = { whose: '1/7', plugin: 'sample', name: 'note' };
const DAY = 86_400_000;
let now = 0;

/** What a tab has of its own, beside the storage that all tabs share. */
function newTab() {
  const items = new Map<string, string>();
  const ofTab = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as unknown as Storage;
  const open = () => createDraftShelf({ lasting: localStorage, ofTab, now: () => now });
  return { open, shelf: open() };
}
const draft = (text: string) => ({ draft: { text }, from: '1.0.0' });
const textOf = (kept: { draft: unknown } | null) => (kept?.draft as { text: string } | undefined)?.text;

beforeEach(() => {
  localStorage.clear();
  now = Date.UTC(2026, 10, 22);
});
afterEach(() => jest.restoreAllMocks());

describe('the shelf of drafts', () => {
  it('gives two tabs with the same form a draft each', () => {
    const [one, other] = [newTab(), newTab()];
    one.shelf.put(note, draft('first'));
    expect([other.shelf.find(note), other.shelf.has(note)]).toEqual([null, false]);
    other.shelf.put(note, draft('second'));
    other.shelf.remove(note);
    expect(textOf(one.shelf.find(note))).toBe('first');
  });

  it('hands what a closed tab has left to the first that asks, and to nobody after that', () => {
    const [closed, one, other] = [newTab(), newTab(), newTab()];
    closed.shelf.put(note, draft('left'));
    closed.shelf.tabLeft();
    expect([textOf(one.shelf.find(note)), textOf(one.shelf.find(note)), other.shelf.find(note)]).toEqual(['left', 'left', null]);
  });

  it('finds its own after a reload, and hands it to nobody meanwhile', () => {
    const [own, other] = [newTab(), newTab()];
    own.shelf.put(note, draft('typed'));
    own.shelf.tabLeft();
    expect(textOf(own.open().find(note))).toBe('typed');
    expect(other.shelf.find(note)).toBeNull();
  });

  it('takes a tab that has been quiet for ten minutes for lost', () => {
    const [crashed, other] = [newTab(), newTab()];
    crashed.shelf.put(note, draft('typed'));
    now += 600_000;
    expect(other.shelf.find(note)).toBeNull();
    now += 1;
    expect(textOf(other.shelf.find(note))).toBe('typed');
  });

  it('keeps a draft for a week, fifty of them, and none above 64 KB', () => {
    const { shelf } = newTab();
    shelf.put(note, draft('old'));
    now += 7 * DAY;
    expect(shelf.find(note)).toBeNull();
    shelf.put(note, draft('oldest'));
    Array.from({ length: 50 }, (_, index) => ((now += 1), shelf.put({ ...note, name: `note:${index}` }, draft('x'))));
    shelf.tidy('1/7');
    expect([shelf.has(note), shelf.has({ ...note, name: 'note:0' })]).toEqual([false, true]);
    expect([shelf.put(note, draft('x'.repeat(65_536))), shelf.has(note)]).toEqual([false, false]);
  });

  it('keeps nothing under the name of a secret', () => {
    const { shelf } = newTab();
    shelf.put(note, {
      draft: { text: 'kept', password: 'p', account: { authToken: 't', api_key: 'k', pin: '1', pinned: true } },
      from: '1.0.0',
    });
    expect(shelf.find(note)?.draft).toEqual({ text: 'kept', account: { pinned: true } });
  });

  it('tidies away what is another person’s, and only drafts', () => {
    const { shelf } = newTab();
    [note, { ...note, whose: '1/70' }, { ...note, whose: '2/7' }].forEach((place) => shelf.put(place, draft('x')));
    localStorage.setItem('themeMode', 'dark');
    shelf.tidy('1/7');
    expect([note, { ...note, whose: '1/70' }, { ...note, whose: '2/7' }].map(shelf.has)).toEqual([true, false, false]);
    expect(localStorage.getItem('themeMode')).toBe('dark');
  });

  it('takes what is no draft for none, and a full storage for what it is', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { shelf } = newTab();
    shelf.put(note, draft('x'));
    const [key = ''] = Object.keys(localStorage);
    for (const text of ['{', '[]', '"text"', '{"draft":1}']) {
      localStorage.setItem(key, text);
      expect(shelf.find(note)).toBeNull();
    }
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(shelf.put(note, draft('x'))).toBe(false);
  });
});
