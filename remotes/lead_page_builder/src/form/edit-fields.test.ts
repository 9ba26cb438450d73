import { fieldsFor, type FormField } from '@butterfly/contracts/lead_page_builder';
import { isNeeded, moved, newField, optionsIn, withKind } from './edit-fields';

const wedding = fieldsFor('wedding');
const keys = (fields: readonly FormField[]) => fields.map(({ key }) => key);
const field = (key: string): FormField => ({ ...newField([]), key });
const ABC = ['a', 'b', 'c'].map(field);

describe('questions of a form', () => {
  it('move one place, and stay at the ends', () => {
    expect(keys(moved(ABC, { key: 'b', by: -1 }))).toEqual(['b', 'a', 'c']);
    expect(keys(moved(ABC, { key: 'c', by: 1 }))).toEqual(['a', 'b', 'c']);
    expect(keys(moved(ABC, { key: 'nobody', by: 1 }))).toEqual(['a', 'b', 'c']);
  });

  it('have keys of their own, also after one was taken away', () => {
    const two = [newField([]), newField([newField([])])];
    const three = [...two.slice(1), newField(two.slice(1))];
    expect(new Set(keys(three)).size).toBe(2);
  });

  it('keep their list only where there is one, and tell the lead nothing that another kind cannot say', () => {
    const heard = wedding.find(({ key }) => key === 'heard');
    const venue = wedding.find(({ key }) => key === 'venue');
    if (!heard || !venue) throw new Error('The form of the suite has changed.');
    expect(withKind(heard, 'choices').options).toEqual(heard.options);
    expect(withKind(heard, 'text').options).toEqual([]);
    expect(withKind(venue, 'choice')).toMatchObject({ options: ['First', 'Second'], lead_field: null });
  });

  it('read a list line by line, each once', () => {
    expect(optionsIn(' Roses \n\nPeonies\nRoses\n')).toEqual(['Roses', 'Peonies']);
  });

  it('are needed where nobody could be answered without them', () => {
    expect(keys(wedding.filter(isNeeded))).toEqual(['name', 'email']);
  });
});
