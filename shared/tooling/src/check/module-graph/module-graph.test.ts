import { circles, layers, moduleEdges } from './module-graph';

const file = (path: string, text: string) => ({ path, text });
const edgesOf = (...files: { path: string; text: string }[]) => moduleEdges(files);

describe('which module needs which', () => {
  it('is read from calls of an interface and from ports that are filled', () => {
    const edges = edgesOf(
      file('modules/orders/service.ts', `deps.api('stock').take(db);\n    await this.platform.api(\n 'people' ).names(db);`),
      file(
        'modules/stock/module.ts',
        `return { fills: { 'people.owned_work': { projects: () => ({ a: 1 }) }, "x": 1 }, api: { 'orders.no_port': 1 } };`,
      ),
    );
    expect(edges.map(({ from, to, by }) => [from, to, by])).toEqual([
      ['orders', 'stock', 'api'],
      ['orders', 'people', 'api'],
      ['stock', 'people', 'people.owned_work'],
    ]);
  });

  it('is not read from tests, comments, events, its own interface, or who asks a port of its own', () => {
    expect(
      edgesOf(
        file('modules/stock/stock.test.ts', `api('orders')`),
        file('modules/stock/testing/driver.ts', `api('orders')`),
        file('modules/stock/api.ts', `// deps.api('orders')\n/** @example deps.api('orders') */`),
        file('modules/stock/module.ts', `api('stock'); fillers('stock.sellers'); on: { 'orders.order.placed@1': hear }`),
        file('app.ts', `api('orders')`),
      ),
    ).toEqual([]);
  });
});

describe('a circle', () => {
  const need = (from: string, to: string) => ({ from, to });

  it('is found, with the way round it, once', () => {
    const edges = [need('a', 'b'), need('b', 'c'), need('c', 'a'), need('d', 'a'), need('e', 'd')];
    expect(circles(edges)).toEqual([['a', 'b', 'c', 'a']]);
  });

  it('is found of two, also through a port that is filled the wrong way', () => {
    const edges = edgesOf(
      file('modules/a/service.ts', `api('b')`),
      file('modules/b/module.ts', `start: () => ({ fills: { 'a.days': days } })`),
    );
    expect(circles(edges)).toEqual([['a', 'b', 'a']]);
    expect(
      circles(edgesOf(file('modules/a/service.ts', `fillers('a.days')`), file('modules/b/module.ts', `fills: { 'a.days': days }`))),
    ).toEqual([]);
  });

  it('is none where modules only share what they need', () => {
    const edges = [need('a', 'c'), need('b', 'c'), need('a', 'b')];
    expect(circles(edges)).toEqual([]);
    expect(layers(edges, ['a', 'b', 'c']).map(({ module }) => module)).toEqual(['c', 'b', 'a']);
  });
});
