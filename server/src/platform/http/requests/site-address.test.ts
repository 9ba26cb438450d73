import { siteAddress } from './site-address';

describe('links in mail', () => {
  it('point to PUBLIC_URL, whatever the request says', () => {
    expect(siteAddress({ PUBLIC_URL: 'https://app.example', PORT: 4000 }, { origin: 'http://localhost:9', host: 'localhost:9' })).toBe(
      'https://app.example',
    );
  });

  it.each([
    [{ origin: 'http://localhost:3000', host: '127.0.0.1:4000' }, 'http://localhost:3000'],
    [{ host: '127.0.0.1:41873' }, 'http://127.0.0.1:41873'],
    [{ host: '[::1]:4000' }, 'http://[::1]:4000'],
    [{ origin: 'https://fern.localhost' }, 'https://fern.localhost'],
  ])('follow a developer on this machine: %j', (headers, address) => {
    expect(siteAddress({ PUBLIC_URL: undefined, PORT: 4000 }, headers)).toBe(address);
  });

  it.each([
    { host: 'evil.example' },
    { origin: 'https://evil.example', host: 'evil.example' },
    { host: 'localhost.evil.example' },
    { host: 'localhost@evil.example' },
    { host: 'evil.example/localhost' },
    { host: '127.0.0.1.evil.example' },
    { origin: 'null' },
    { origin: 'javascript:localhost' },
    { host: '[' },
    { host: '192.168.1.9:4000' },
    {},
  ])('never leave this machine without PUBLIC_URL: %j', (headers) => {
    expect(siteAddress({ PUBLIC_URL: undefined, PORT: 4000 }, headers)).toBe('http://localhost:4000');
  });
});
