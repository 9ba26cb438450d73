import { portalApp } from './portal-app';

describe('the portal among the apps of a phone', () => {
  it('has the name, the letter and the colour of the business, and opens at the link of its person', () => {
    const app = portalApp({ business: 'Fern & Thistle Studio', brand: '#2f4a3a', language: 'nl', path: '/portal/1-abc' });
    expect(app).toMatchObject({
      ...{ name: 'Fern & Thistle Studio', short_name: 'Fern', lang: 'nl', theme_color: '#2f4a3a' },
      ...{ start_url: '/portal/1-abc', scope: '/portal/1-abc', display: 'standalone' },
    });
    const [icon] = app.icons;
    expect(decodeURIComponent(icon?.src ?? '')).toMatch(/fill="#2f4a3a".*>F<\/text>/);
  });

  it('has a colour also where the business has none, and puts no mark of a name into its picture', () => {
    const { theme_color, icons } = portalApp({ business: '<Öde> & Co', brand: null, language: null, path: '/portal/x' });
    expect(theme_color).toMatch(/^#[0-9a-f]{6}$/);
    expect(decodeURIComponent(icons[0]?.src ?? '')).toContain('>Ö</text>');
  });
});
