/** A postal address; any part may be empty. */
export interface PostalAddress {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postal_code: string;
  readonly country: string;
}

/**
 * One line of an address, without gaps where parts are empty.
 *
 * @example addressText(contact.address) // '4 Warren St, Hudson, NY 12534'
 */
export function addressText(address: PostalAddress | null): string {
  if (!address) return '';
  const town = [address.region, address.postal_code].filter(Boolean).join(' ');
  return [address.line1, address.line2, address.city, town, address.country].filter(Boolean).join(', ');
}
