import { afterOnline } from './after-online';

const sayOnline = () => window.dispatchEvent(new Event('online'));
const isConnected = jest.spyOn(navigator, 'onLine', 'get');

beforeEach(() => {
  jest.useFakeTimers();
  isConnected.mockReturnValue(true);
});
afterEach(() => jest.useRealTimers());
afterAll(() => isConnected.mockRestore());

it('tries at once, and again soon: what is said to be there carries nothing yet', () => {
  const attempt = jest.fn();
  const stop = afterOnline(attempt);
  jest.advanceTimersByTime(60_000);
  expect(attempt).not.toHaveBeenCalled();
  sayOnline();
  const tried = [0, 1_000, 2_000, 4_000, 8_000, 60_000].map((ms) => {
    jest.advanceTimersByTime(ms);
    return attempt.mock.calls.length;
  });
  expect(tried).toEqual([1, 2, 3, 4, 5, 5]);
  stop();
});

it('begins anew when it is said once more, waits while the line is gone, and ends when it is stopped', () => {
  const attempt = jest.fn();
  const stop = afterOnline(attempt);
  sayOnline();
  isConnected.mockReturnValue(false);
  jest.advanceTimersByTime(5_000);
  expect(attempt).toHaveBeenCalledTimes(1);
  isConnected.mockReturnValue(true);
  sayOnline();
  jest.advanceTimersByTime(1_000);
  expect(attempt).toHaveBeenCalledTimes(3);
  stop();
  sayOnline();
  jest.advanceTimersByTime(60_000);
  expect(attempt).toHaveBeenCalledTimes(3);
});
