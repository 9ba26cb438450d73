import type { BoardItem } from '../../model/board-document';
import { paintImage } from './paint-image';

const item = { id: 'a', type: 'image', x: 0, y: 0, w: 100, h: 80, props: { url: '/a.png', name: 'Roses' } } as unknown as BoardItem;
const shown = () => document.querySelector('img');
const body = () => document.body.appendChild(document.createElement('div'));
const paint = (on: HTMLElement) =>
  paintImage(on, item, { imageUrl: () => '/a.png', sharpAbove: 1_000 } as unknown as Parameters<typeof paintImage>[2]);
const fail = () => shown()?.dispatchEvent(new Event('error'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('a picture that cannot be loaded', () => {
  it('says so, and is asked for again a little later', () => {
    paint(body());
    fail();
    expect(document.body).toHaveTextContent('This picture could not be loaded');
    expect(shown()).toBeNull();
    jest.advanceTimersByTime(1_000);
    expect(shown()).toHaveAttribute('src', '/a.png');
    expect(document.body).not.toHaveTextContent('could not be loaded');
  });

  it('is given up after three more tries', () => {
    paint(body());
    for (const _ of [1, 2, 3, 4]) {
      expect(shown()).not.toBeNull();
      fail();
      jest.advanceTimersByTime(20_000);
    }
    expect(shown()).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is not asked for again where the item has gone or was painted anew', () => {
    const on = body();
    paint(on);
    fail();
    paint(on);
    const anew = shown();
    jest.advanceTimersByTime(20_000);
    expect(shown()).toBe(anew);
    fail();
    on.remove();
    jest.advanceTimersByTime(20_000);
    expect(on.querySelector('img')).toBeNull();
  });
});
