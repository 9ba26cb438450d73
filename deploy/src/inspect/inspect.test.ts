import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sizeFindings } from './build-findings';
import { compareReleases } from './compare-releases';
import { reasonsAgainst } from './fits-shell';
import { builtFor, shellFor } from './release.fixture';
import { sarifOf } from './sarif';
import { serverFindings } from './server-findings';

describe('a build against a shell', () => {
  it('fits where the interface and every shared module fit, and says in words where not', () => {
    const { record } = builtFor({ requires_shared: { react: '^19.3.0', zustand: '^5.0.0' } });
    expect(reasonsAgainst(record, shellFor({ react: '19.4.1', zustand: '5.0.8' }))).toEqual([]);
    expect(reasonsAgainst(record, shellFor({ react: '18.0.0' }, '2.1.0'))).toEqual([
      'needs shell ^1.0.0, it is 2.1.0',
      'needs react ^19.3.0, there is 18.0.0',
      'needs zustand ^5.0.0, there is none',
    ]);
  });
});

describe('the difference of two releases', () => {
  it('names pages, features and needs that come and go, and what has to be sent', () => {
    const before = builtFor().record;
    const after = builtFor({
      manifest: {
        permissions: { plugin: 'inventory', features: [{ id: 'adjust_stock', title: 'Adjust stock', risk: 'write' }] },
        contributes: { routes: [{ id: 'farm', path: '/inventory/farm', area: 'app', page: 'farm', title: 'Farm' }] },
      },
      requires_shared: { react: '^19.4.0' },
      files: { 'remoteEntry.js': 'self.inventory=1', 'farm.js': 'x'.repeat(4_000) },
    }).record;
    expect(compareReleases(before, after)).toEqual([
      '- pages: /inventory (app)',
      '+ pages: /inventory/farm (app)',
      '+ features: adjust_stock – Adjust stock',
      '- needs: react ^19.3.0',
      '+ needs: react ^19.4.0',
      '  size: 1 kB → 5 kB (+4 kB); 1 of 2 files are new: 4 kB to send',
    ]);
    expect(compareReleases(after, after)).toEqual([]);
  });
});

describe('the doctor', () => {
  it('finds an entry and parts that are too large to wait for', () => {
    expect(sizeFindings(builtFor()).map(({ fine }) => fine)).toEqual([true]);
    const heavy = builtFor({
      files: { 'remoteEntry.js': randomBytes(15_000).toString('hex'), 'farm.js': randomBytes(200_000).toString('hex') },
    });
    const found = sizeFindings(heavy);
    expect(found).toMatchObject([
      { fine: false, text: expect.stringMatching(/remoteEntry\.js is \d+ kB compressed; an entry may have 12 kB/) },
      { fine: false, text: expect.stringContaining('load it when it is needed') },
    ]);
    const [run] = sarifOf([...sizeFindings(builtFor()), ...found]).runs;
    expect(run?.results).toMatchObject(
      found.map(({ text }) => ({
        ruleId: 'too-large',
        message: { text },
        locations: [{ physicalLocation: { artifactLocation: { uri: 'remotes/inventory/package.json' } } }],
      })),
    );
    expect(run?.tool.driver.rules.map(({ id }) => id)).toContain('too-large');
  });

  it('finds a server that is not well, whose clock is wrong, whose policy is gone', async () => {
    const server = createServer((request, response) => {
      if (request.url?.startsWith('/api/plugins/')) return void response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
      return void response
        .writeHead(request.url === '/api/health/' ? 503 : 200, {
          date: 'Sat, 01 Jan 2000 00:00:00 GMT',
          'content-security-policy': "script-src 'unsafe-inline'",
        })
        .end();
    });
    const url = await new Promise<string>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
    );
    const findings = await serverFindings({ url, token: 'x' });
    server.close();
    expect(findings.map(({ fine }) => fine)).toEqual([false, false, false, false]);
    expect(findings.map(({ text }) => text).join('\n')).toMatch(
      /not well[\s\S]*clocks are \d+ s apart[\s\S]*no strict content security policy[\s\S]*no shell has been released/,
    );
    expect(await serverFindings({ url, token: 'x' })).toMatchObject([
      { fine: false, rule: 'server-health', text: `No server answers at ${url}.` },
    ]);
  });
});
