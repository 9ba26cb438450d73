import { act, renderHook } from '@testing-library/react';
import { cameraActions, createCameraStore } from './camera-store';
import { useZoomPercent } from './use-zoom-percent';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the zoom as a figure', () => {
  it('is there at once, seldom while the board is being zoomed, and right when it rests', () => {
    const camera = createCameraStore(null);
    const look = cameraActions(camera);
    let drawn = 0;
    const { result, unmount } = renderHook(() => {
      drawn += 1;
      return useZoomPercent(camera);
    });
    act(() => look.zoomed(2));
    expect(result.current).toBe(200);
    drawn = 0;
    for (let step = 1; step <= 60; step += 1) {
      act(() => look.zoomed(2 + step / 100));
      act(() => jest.advanceTimersByTime(16));
    }
    expect(drawn).toBeLessThanOrEqual(2);
    act(() => jest.advanceTimersByTime(200));
    expect(result.current).toBe(260);
    // A whole page is no gesture: its figure is there with it.
    act(() => look.fitted({ x: 0, y: 0, w: 100, h: 100 }, 3));
    expect(result.current).not.toBe(260);
    act(() => look.zoomed(1));
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
