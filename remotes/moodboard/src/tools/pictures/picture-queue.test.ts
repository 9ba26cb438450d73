import type { Asset } from '@butterfly/contracts/moodboard';
import type { KeptPicture, PictureSource } from './kept-pictures';
import { createPictureQueue, isUnkept } from './picture-queue';
import { unfit } from './unfit-files';

const asset = { asset: 1, url: '/view/', thumb_url: '/thumb/', w: 4, h: 3, palette: [] } as unknown as Asset;
const apiError = (status: number, code: string, message = code) => Object.assign(new Error(message), { name: 'ApiError', status, code });
const picture = (item: string): KeptPicture => ({
  item,
  board: 'board',
  source: { file: new File(['x'], `${item}.png`, { type: 'image/png' }) },
});
const settle = () => jest.advanceTimersByTimeAsync(0);

function queueWith(kept: boolean | Promise<boolean> = true) {
  const calls: { item: string; signal: AbortSignal; onSent: (bytes: number) => void; answer: (result: Asset | Error) => void }[] = [];
  const upload = (source: PictureSource, way: { signal: AbortSignal; onSent: (bytes: number) => void }) =>
    new Promise<Asset>((resolve, reject) => {
      calls.push({
        item: 'file' in source ? source.file.name.replace('.png', '') : source.url,
        ...way,
        answer: (result) => (result instanceof Error ? reject(result) : resolve(result)),
      });
    });
  const forgotten: string[] = [];
  const queue = createPictureQueue({
    upload,
    keep: () => Promise.resolve(kept),
    forget: (item) => Promise.resolve(forgotten.push(item)),
    show: () => 'blob:1',
    hide: () => undefined,
  });
  const kinds = () => Object.fromEntries([...queue.store.getState()].map(([item, { kind }]) => [item, kind]));
  return { queue, calls, forgotten, kinds };
}

describe('pictures on their way', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('go three at a time; the next follows when one is there', async () => {
    const { queue, calls, kinds } = queueWith();
    const arrived: string[] = [];
    for (const item of ['a', 'b', 'c', 'd', 'e']) queue.add(picture(item), (id) => arrived.push(id));
    expect(kinds()).toEqual({ a: 'sending', b: 'sending', c: 'sending', d: 'waiting', e: 'waiting' });
    calls[1]?.answer(asset);
    await settle();
    expect(kinds()).toEqual({ a: 'sending', c: 'sending', d: 'sending', e: 'waiting' });
    expect([arrived, queue.done.getState().get('board')]).toEqual([['b'], { count: 1, bytes: 1 }]);
    for (const at of [0, 2, 3]) calls[at]?.answer(asset);
    await settle();
    calls[4]?.answer(asset);
    await settle();
    expect([kinds(), arrived, queue.done.getState().size]).toEqual([{}, ['b', 'a', 'c', 'd', 'e'], 0]);
  });

  it('tell how much of each has left; what was sent in vain is not counted, nor what arrives after it was called off', async () => {
    const { queue, calls } = queueWith();
    const sent = () => Object.fromEntries(queue.sent.getState());
    const asked = jest.fn();
    queue.add(picture('a'), () => undefined);
    queue.add(picture('b'), () => undefined);
    queue.store.subscribe(asked);
    calls[0]?.onSent(40);
    calls[1]?.onSent(70);
    // The board is drawn anew when a picture changes, not with every step of a bar.
    expect([sent(), asked.mock.calls.length]).toEqual([{ a: 40, b: 70 }, 0]);
    calls[0]?.answer(apiError(415, 'moodboard.not_an_image'));
    await settle();
    queue.drop('b');
    calls[1]?.onSent(90);
    expect(sent()).toEqual({});
  });

  it('listen for the connection only while one of them is on its way after having waited for it', async () => {
    const [begun, ended] = [jest.spyOn(window, 'addEventListener'), jest.spyOn(window, 'removeEventListener')];
    const { queue, calls } = queueWith();
    queue.add(picture('a'), () => undefined);
    expect([begun.mock.calls, jest.getTimerCount()]).toEqual([[], 0]);
    calls[0]?.answer(apiError(0, 'network'));
    await settle();
    expect(begun.mock.calls.map(([type]) => type)).toEqual(['online']);
    window.dispatchEvent(new Event('online'));
    expect(ended).not.toHaveBeenCalled();
    calls[1]?.answer(asset);
    await settle();
    expect([ended.mock.calls, jest.getTimerCount()]).toEqual([[['online', begun.mock.calls[0]?.[1]]], 0]);
    jest.restoreAllMocks();
  });

  it('are tried again soon when the browser says too early that it is connected', async () => {
    const { queue, calls, kinds } = queueWith();
    queue.add(picture('a'), () => undefined);
    calls[0]?.answer(apiError(0, 'network'));
    await settle();
    window.dispatchEvent(new Event('online'));
    calls[1]?.answer(apiError(0, 'network'));
    await jest.advanceTimersByTimeAsync(1_000);
    expect([calls.length, kinds()]).toEqual([3, { a: 'sending' }]);
    queue.drop('a');
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    { kept: true, lost: false },
    { kept: false, lost: true },
  ])('would be lost by a reload until a copy is kept ($kept), and after that only without one', async ({ kept, lost }) => {
    let answer: (kept: boolean) => void = () => undefined;
    const { queue, calls } = queueWith(new Promise((done) => (answer = done)));
    const isLost = () => isUnkept(queue.store.getState());
    expect(isLost()).toBe(false);
    queue.add(picture('a'), () => undefined);
    expect(isLost()).toBe(true);
    answer(kept);
    await settle();
    expect(isLost()).toBe(lost);
    calls[0]?.answer(apiError(415, 'moodboard.not_an_image'));
    await settle();
    expect(isLost()).toBe(false);
  });

  it('wait without a connection, are kept, and go on by themselves: at once when the browser notices, else after a while', async () => {
    const { queue, calls, forgotten, kinds } = queueWith();
    queue.add(picture('a'), () => undefined);
    calls[0]?.answer(apiError(0, 'network'));
    await settle();
    expect([kinds(), forgotten]).toEqual([{ a: 'paused' }, []]);
    expect(queue.store.getState().get('a')?.kept).toBe(true);
    window.dispatchEvent(new Event('online'));
    expect(calls).toHaveLength(2);
    calls[1]?.answer(apiError(503, 'http_503'));
    await settle();
    expect(calls).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(3);
    calls[2]?.answer(asset);
    await settle();
    expect([kinds(), forgotten]).toEqual([{}, ['a']]);
  });

  it('say the reason of the server when it refuses one, keep it, and try it again only when asked', async () => {
    const { queue, calls, kinds } = queueWith(false);
    queue.add(picture('a'), () => undefined);
    calls[0]?.answer(apiError(415, 'moodboard.not_an_image', 'Only pictures.'));
    await jest.advanceTimersByTimeAsync(120_000);
    expect(queue.store.getState().get('a')).toMatchObject({ kind: 'failed', reason: 'Only pictures.', kept: false });
    expect(calls).toHaveLength(1);
    queue.retry('a');
    expect(kinds()).toEqual({ a: 'sending' });
  });

  it('one that is there is kept until the board is: a page that goes in between has it sent again', async () => {
    const { queue, calls, forgotten, kinds } = queueWith();
    let saved: () => void = () => undefined;
    queue.add(picture('a'), () => new Promise<void>((resolve) => (saved = resolve)));
    calls[0]?.answer(asset);
    await settle();
    expect([kinds(), forgotten]).toEqual([{}, []]);
    saved();
    await settle();
    expect(forgotten).toEqual(['a']);
  });

  it('one that is called off is stopped on the wire and never arrives', async () => {
    const { queue, calls, forgotten, kinds } = queueWith();
    const arrived: string[] = [];
    queue.add({ ...picture('a'), before: { url: '/old/' } }, (id) => arrived.push(id));
    expect(queue.before('a')).toEqual({ url: '/old/' });
    queue.drop('a');
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.answer(asset);
    await settle();
    expect([kinds(), arrived, forgotten]).toEqual([{}, [], ['a']]);
  });
});

describe('files that are no pictures of a board', () => {
  it('are named with their reason; the others are taken', () => {
    const file = (name: string, type: string, size = 1) => Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
    const [fine, text, huge] = [file('a.png', 'image/png'), file('b.txt', 'text/plain'), file('c.jpg', 'image/jpeg', 21 * 1024 * 1024)];
    const found = unfit([fine, text, huge]);
    expect(found?.files).toEqual([text, huge]);
    expect(found?.text).toBe('“b.txt” is not a picture. “c.jpg” is larger than 20 MB: make it smaller and add it again.');
    expect(unfit([fine])).toBeNull();
  });
});
