import { act, renderHook } from '@testing-library/react';
import { useHeld } from './use-held';

const start = () =>
  renderHook(({ value, held }: { value: string; held: boolean }) => useHeld(value, held), { initialProps: { value: '1', held: false } });

describe('what a form saves over', () => {
  it('follows what is saved until the person begins to change it', () => {
    const { result, rerender } = start();
    rerender({ value: '2', held: false });
    expect(result.current[0]).toBe('2');
    rerender({ value: '2', held: true });
    rerender({ value: '3', held: true });
    expect(result.current[0]).toBe('2');
  });

  it('follows again once nothing is being changed', () => {
    const { result, rerender } = start();
    rerender({ value: '1', held: true });
    rerender({ value: '2', held: true });
    rerender({ value: '2', held: false });
    expect(result.current[0]).toBe('2');
  });

  it('is its own last save while the person goes on, not a colleague’s', () => {
    const { result, rerender } = start();
    rerender({ value: '1', held: true });
    act(() => result.current[2]('2'));
    expect(result.current[0]).toBe('2');
    rerender({ value: '3', held: true });
    expect(result.current[0]).toBe('2');
  });

  it('goes on after a refused save, and is held anew for the next change', () => {
    const { result, rerender } = start();
    rerender({ value: '1', held: true });
    rerender({ value: '2', held: true });
    act(() => result.current[1]());
    expect(result.current[0]).toBe('2');
    rerender({ value: '3', held: true });
    expect(result.current[0]).toBe('3');
    rerender({ value: '3', held: false });
    rerender({ value: '3', held: true });
    rerender({ value: '4', held: true });
    expect(result.current[0]).toBe('3');
  });
});
