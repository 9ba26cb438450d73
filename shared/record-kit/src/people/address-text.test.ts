import { addressText } from './address-text';

it('writes an address without gaps', () => {
  expect(addressText({ line1: '4 Warren St', line2: '', city: 'Hudson', region: 'NY', postal_code: '12534', country: '' })).toBe(
    '4 Warren St, Hudson, NY 12534',
  );
  expect(addressText(null)).toBe('');
});
