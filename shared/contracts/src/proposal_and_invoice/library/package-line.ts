import type { DocumentLine } from '../document.schema';
import type { ProposalPackage } from './schema';

/**
 * A package as one line of a proposal. It is copied: a later change of the package changes nothing that was written or sent.
 *
 * @example packageLine(pack, 'p-1') // { name: 'Ceremony', unit_price_cents: 180_000, description: '1 Arch, 12 Lanterns', … }
 */
export function packageLine(pack: Omit<ProposalPackage, 'updated_at' | 'version'>, key: string): DocumentLine {
  const { id, title, description, unit_price_cents, tax_bps, rental_cents, contents } = pack;
  return {
    ...{ key, name: title, description: description === '' ? contentsText(contents) : description },
    ...{ qty_milli: 1_000, unit: '', unit_price_cents, discount_bps: 0, tax_bps, rental_cents },
    ...{ is_optional: false, selected: true, alternative_group: '', recipe_id: null, follows_recipe: false },
    ...{ package_id: id, contents: contents.map((one) => ({ ...one })) },
  };
}

/** @example contentsText([{ name: 'Arch', qty_milli: 1_000, is_hire: false }]) // '1 Arch' */
export const contentsText = (contents: ProposalPackage['contents']): string =>
  contents
    .map(({ name, qty_milli }) => `${qty_milli / 1_000} ${name}`)
    .join(', ')
    .slice(0, 1_000);
