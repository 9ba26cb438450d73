import { createTheme } from './theme';

const shown = () => document.documentElement.dataset['theme'];

beforeEach(() => localStorage.clear());

describe('theme', () => {
  it('is dark when nothing was chosen (T-616, T-756)', () => {
    expect(createTheme().getState()).toBe('dark');
    expect(shown()).toBe('dark');
  });

  it('is dark when the stored word means nothing', () => {
    localStorage.setItem('themeMode', 'sepia');
    expect(createTheme().getState()).toBe('dark');
  });

  it('toggles between light and dark (T-635) and stores the choice (T-615)', () => {
    const theme = createTheme();
    theme.toggle();
    expect([theme.getState(), shown(), localStorage.getItem('themeMode')]).toEqual(['light', 'light', 'light']);
    theme.toggle();
    expect([theme.getState(), shown(), localStorage.getItem('themeMode')]).toEqual(['dark', 'dark', 'dark']);
  });

  it('is remembered (T-636)', () => {
    createTheme().toggle();
    expect(createTheme().getState()).toBe('light');
  });

  it('follows a change in another window', () => {
    const theme = createTheme();
    localStorage.setItem('themeMode', 'light');
    window.dispatchEvent(new StorageEvent('storage', { key: 'themeMode' }));
    expect(theme.getState()).toBe('light');
  });
});
