import { newItem } from '../../model/new-item';
import { clipboardOf, copiesOf, itemsOfHtml } from './board-clipboard';

describe('the clipboard', () => {
  it('carries items through HTML unchanged, whatever their words are', () => {
    const items = [newItem('note', { x: 1, y: 2 }, { text: `"<b>&amp; 'quotes' </div>` }), newItem('flower', { x: 3, y: 4 })];
    expect(itemsOfHtml(clipboardOf(items).html)).toEqual(items);
    expect(clipboardOf(items).text).toContain(`"<b>&amp; 'quotes' </div>`);
  });
  it('takes nothing from HTML of other pages or with damaged data', () => {
    expect(itemsOfHtml('<p>Roses</p>')).toEqual([]);
    expect(itemsOfHtml('<div data-butterfly-board="{not json">x</div>')).toEqual([]);
    expect(itemsOfHtml(`<div data-butterfly-board='[1, {"id": "x"}, {"id": 4, "x": 1}]'>x</div>`)).toEqual([]);
  });
  it('pastes copies with ids of their own, grouped apart from the originals', () => {
    const items = [
      { ...newItem('note', { x: 0, y: 0 }), group: 'g' },
      { ...newItem('note', { x: 9, y: 9 }), group: 'g' },
    ];
    const [one, two] = copiesOf(items, { x: 24, y: 24 });
    expect(new Set([one?.id, two?.id, ...items.map(({ id }) => id)]).size).toBe(4);
    expect(one?.group).toBe(two?.group);
    expect(one?.group).not.toBe('g');
    expect(two).toMatchObject({ x: 33, y: 33 });
  });
});
