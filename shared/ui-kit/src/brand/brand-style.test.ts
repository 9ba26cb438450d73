import { contrast } from '@butterfly/contracts/colors';
import { brandStyle } from './brand-style';
import { palettes } from '../theme/tokens';

const shades = ['#ffffff', '#000000', '#fdf6c3', '#2F4A3A', '#c9a27e', '#ff0000', '#808080', '#00ff00', '#0000ff', '#27232b'];
const grounds = (theme: 'dark' | 'light') => [
  palettes[theme].ground,
  palettes[theme].surface,
  palettes[theme].raised,
  palettes[theme].sunken,
];

describe('the colour of a business', () => {
  it.each(shades)('%s is read on, and seen on every ground of both themes', (brand) => {
    const style = brandStyle(brand) as Record<string, string>;
    expect(style['--bf-brand']).toBe(brand);
    expect(contrast(brand, style['--bf-on-brand'] ?? '')).toBeGreaterThanOrEqual(4.5);
    const on = (name: string, theme: 'dark' | 'light') => Math.min(...grounds(theme).map((ground) => contrast(style[name] ?? '', ground)));
    expect(on('--bf-brand-paper', 'light')).toBeGreaterThanOrEqual(4.5);
    expect(on('--bf-brand-night', 'dark')).toBeGreaterThanOrEqual(4.5);
  });

  it('stays as it is where it is seen well, and is that of the product where there is none', () => {
    expect(brandStyle('#2F4A3A')).toMatchObject({ '--bf-brand-paper': '#2f4a3a' });
    expect(brandStyle(null)).toEqual({});
    expect(brandStyle('forest')).toEqual({});
  });
});
