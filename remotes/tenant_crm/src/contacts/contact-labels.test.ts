import { personName } from '@butterfly/ui-kit/labels';

it('calls somebody without a name by the address', () => {
  expect([
    personName({ first_name: 'Ann', last_name: '', email: null }),
    personName({ first_name: '', last_name: '', email: 'a@b.example' }),
  ]).toEqual(['Ann', 'a@b.example']);
});
