import { newItem } from '../../model/new-item';
import { movingWith, withGroups } from './selection-scope';

const at = (id: string, x: number, more: object = {}) => ({ ...newItem('note', { x, y: 0, w: 50, h: 50 }), id, ...more });

describe('what belongs to a selection', () => {
  it('takes all of a group when one of it is chosen', () => {
    const items = [at('a', 0, { group: 'g' }), at('b', 100), at('c', 200, { group: 'g' })];
    expect(withGroups(items, ['c'])).toEqual(['a', 'c']);
  });
  it('moves what lies on a section with it: not what lies beside, below or is locked', () => {
    const frame = { ...newItem('frame', { x: 90, y: 0, w: 200, h: 200 }), id: 'frame' };
    const items = [at('below', 100), frame, at('on', 120), at('beside', 500), at('fixed', 130, { locked: true })];
    expect(movingWith(items, ['frame'])).toEqual(['frame', 'on']);
  });
});
