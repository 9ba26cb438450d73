/** How a card is named by its brand and last figures; in English for the team. */
type Naming = (brand: string, last4: string) => string;
const english: Naming = (brand, last4) => `${brand} ending in ${last4}`;

/** A card as people know it: `Visa ending in 4242`. */
export function cardName({ brand, last4 }: { readonly brand: string; readonly last4: string }, naming = english): string {
  const name = `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`;
  return last4 === '' ? name : naming(name, last4);
}
