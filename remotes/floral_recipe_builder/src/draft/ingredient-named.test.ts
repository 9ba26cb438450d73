import type { Ingredient } from '@butterfly/contracts/floral_recipe_builder';
import { ingredientNamed } from './ingredient-named';

const known = [
  ['Pin frog 3 in', 'hard_good'],
  ['Pearl pins', 'hard_good'],
  ['Twine', 'hard_good'],
  ['Pincushion protea', 'fresh'],
  ['Ivy, variegated', 'greens'],
  ['Garden rose ‘Juliet’', 'fresh'],
  ['Eucalyptus seeded', 'greens'],
].map(([name, kind], id) => ({ id, name, kind, botanical: name === 'Ivy, variegated' ? 'Hedera helix' : null }) as unknown as Ingredient);

it.each([
  ['pin', undefined],
  ['Pins', undefined],
  ['frog', undefined],
  ['iv', undefined],
  ['unicorn', undefined],
  ['', undefined],
  ['pin frog', 'Pin frog 3 in'],
  ['Pin frogs', 'Pin frog 3 in'],
  ['pearl pin', 'Pearl pins'],
  ['eucalyptus', 'Eucalyptus seeded'],
  ['twine', 'Twine'],
  ['Ivy', 'Ivy, variegated'],
  ['hedera', 'Ivy, variegated'],
  ['juliet roses', 'Garden rose ‘Juliet’'],
  ['seeded eucalyptus', 'Eucalyptus seeded'],
])('"%s" in a draft is %s', (words, name) => expect(ingredientNamed(words, known)?.name).toBe(name));
