import { personName } from '@butterfly/ui-kit/labels';
import { addressText } from './contact-labels';

describe('words about people', () => {
  it('calls somebody without a name by the address', () => {
    expect([
      personName({ first_name: 'Ann', last_name: '', email: null }),
      personName({ first_name: '', last_name: '', email: 'a@b.example' }),
    ]).toEqual(['Ann', 'a@b.example']);
  });

  it('writes an address without gaps', () => {
    expect(addressText({ line1: '4 Warren St', line2: '', city: 'Hudson', region: 'NY', postal_code: '12534', country: '' })).toBe(
      '4 Warren St, Hudson, NY 12534',
    );
    expect(addressText(null)).toBe('');
  });
});
