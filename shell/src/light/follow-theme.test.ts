import { followTheme } from './follow-theme';

it('the page is as the device is until something is chosen, and follows both', () => {
  let isLight = true;
  const changes: (() => void)[] = [];
  const device = { addEventListener: (_name: string, change: () => void) => changes.push(change) };
  Object.defineProperty(device, 'matches', { get: () => isLight });
  jest.spyOn(window, 'matchMedia').mockReturnValue(device as unknown as MediaQueryList);
  const theme = () => document.documentElement.dataset['theme'];
  followTheme(window);
  changes.forEach((change) => change());
  expect(theme()).toBe('light');
  isLight = false;
  changes.forEach((change) => change());
  expect(theme()).toBe('dark');
  localStorage.setItem('themeMode', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'themeMode' }));
  expect(theme()).toBe('light');
  localStorage.removeItem('themeMode');
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(theme()).toBe('light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'themeMode' }));
  expect(theme()).toBe('dark');
});
