/** A card as people know it: `Visa ending in 4242`. */
export function cardName({ brand, last4 }: { readonly brand: string; readonly last4: string }): string {
  const name = `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`;
  return last4 === '' ? name : `${name} ending in ${last4}`;
}
