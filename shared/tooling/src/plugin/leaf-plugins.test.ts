import { leafPlugins } from './leaf-plugins';

const own = { path: 'remotes/shop/src/plugin.ts', text: "import { paths } from '@butterfly/contracts/shop/paths';" };

describe('a leaf plugin', () => {
  it('is needed by nobody but itself', () => {
    expect(leafPlugins(['shop'], [own, { path: 'shell/src/main.ts', text: "import { start } from './start';" }])).toEqual(['shop']);
  });

  it.each([
    ['its contract', "import type { Order } from '@butterfly/contracts/shop';"],
    ['a folder of its contract', "import { paths } from '@butterfly/contracts/shop/paths';"],
    ['its server', "import { total } from '../../server/src/modules/shop/total';"],
    ['its tests', "const page = await import('../e2e/plugins/shop/shop.page');"],
    ['its module', "const orders = await deps.api('shop').orders(db);"],
  ])('is not one of which somebody uses %s', (_what, text) => {
    expect(leafPlugins(['shop'], [own, { path: 'remotes/home_view/src/plugin.ts', text }])).toEqual([]);
  });

  it('stays one when it is named in a comment, or another begins with the same word', () => {
    const text = " * import { paths } from '@butterfly/contracts/shop';\nimport type { Window } from '@butterfly/contracts/shop_windows';";
    expect(leafPlugins(['shop'], [own, { path: 'shell/src/main.ts', text }])).toEqual(['shop']);
  });
});
