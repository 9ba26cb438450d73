import { createToasts, TOAST_MS } from './toasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function shown(toasts: ReturnType<typeof createToasts>): string[] {
  return toasts.store.getState().map(({ text }) => text);
}

it.each([
  ['a desk', false, ['three', 'four'], ['one', 'two'], []],
  ['a phone', true, ['four'], ['one'], ['two']],
])('on %s the newest is seen at once, older news after it, and none is left out', (_name, isPhone, first, second, third) => {
  const toasts = createToasts(() => isPhone);
  for (const text of ['one', 'two', 'three', 'four']) toasts.show('info', text);
  expect(shown(toasts)).toEqual(first);
  jest.advanceTimersByTime(TOAST_MS);
  expect(shown(toasts)).toEqual(second);
  jest.advanceTimersByTime(TOAST_MS);
  expect(shown(toasts)).toEqual(third);
  jest.advanceTimersByTime(3 * TOAST_MS);
  expect(shown(toasts)).toEqual([]);
});

it('what answers an act does not wait for news, and news that is dismissed makes room', () => {
  const toasts = createToasts(() => true);
  toasts.show('info', 'one');
  toasts.show('info', 'two');
  toasts.show('success', 'Saved');
  expect(shown(toasts)).toEqual(['two', 'Saved']);
  toasts.dismiss(2);
  expect(shown(toasts)).toEqual(['Saved', 'one']);
  toasts.dismiss(2);
  expect(shown(toasts)).toEqual(['Saved', 'one']);
});
