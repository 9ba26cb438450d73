import { pageImports } from './page-imports';

describe('pageImports', () => {
  it('reads which module each id is bound to', () => {
    const source =
      "export const plugin = definePlugin(manifest, { board: () => import('./board/board.page'), 'list': async () => import('./list.page') });";
    expect([...pageImports(source)]).toEqual([
      ['board', './board/board.page'],
      ['list', './list.page'],
    ]);
  });

  it('leaves out what is no literal import', () => {
    expect([...pageImports('definePlugin(manifest, { board: () => import(name), list: Page })')]).toEqual([]);
  });
});
