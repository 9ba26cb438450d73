import type { BootData } from '@butterfly/contracts/plugins';
import { buildShell } from '../testing/build-release';
import { embed, pageHtml } from './html';

describe('index.html', () => {
  it('cannot be left by anything inside the boot data', () => {
    expect(embed({ name: '</script><script>alert(1)</script>\u2028' })).toBe(
      '{"name":"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>\\u2028"}',
    );
  });

  it('gives every script the nonce and its hash, and preloads nothing across origins', () => {
    const { record: shell } = buildShell('1.0.0');
    const html = pageHtml({ shell, boot: {} as BootData, preloads: [{ address: '/r/x/1.js', integrity: 'sha384-x' }], nonce: 'abc' });
    for (const [tag] of html.matchAll(/<script[^>]*>/g)) expect(tag).toContain('nonce="abc"');
    expect(html).toContain('<link rel="preload" as="script" href="/r/x/1.js" integrity="sha384-x" nonce="abc">');
    expect(html).not.toContain('crossorigin');
    // What repairs the start is there before anything that may fail, and knows the files of the page.
    expect(html.indexOf('?try=2')).toBeGreaterThan(0);
    expect(html.indexOf('?try=2')).toBeLessThan(html.indexOf('/r/shell/'));
    expect(html).toMatch(/<script defer src="\/r\/shell\/[^>]* data-start><\/script>/);
  });
});
