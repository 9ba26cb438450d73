import { createHash } from 'node:crypto';
import { flatBlocks } from '@butterfly/contracts/lead_page_builder';
import { CARD_DESIGN, CARD_SIZE } from '../../../../platform/public-pages/share-card/share-card';
import type { SharedPicture } from '../../../../platform/public-pages/whole-document';
import type { Tenant } from '../../../auth_and_admin/api';
import type { Published } from '../../repository';
import type { SeenPage } from '../scene';

/** What the card of a page shows. */
export interface CardFacts {
  readonly name: string;
  readonly headline: string;
  readonly brand: Tenant['brand'];
  /** A photograph that was chosen for the first thing one sees; null: none. */
  readonly picture: number | null;
}

/** Of a page as visitors see it, or of its draft. */
export function cardFacts({ title, data }: Pick<Published, 'data' | 'title'>, tenant: Pick<Tenant, 'brand' | 'name'>): CardFacts {
  const heroes = flatBlocks(data).flatMap((block) => (block.type === 'hero' ? [block.props] : []));
  return {
    name: tenant.name,
    headline: heroes.find((hero) => hero.title !== '')?.title ?? title,
    brand: tenant.brand,
    picture: heroes.find((hero) => hero.picture !== null)?.picture ?? null,
  };
}

/** Another one as soon as the card shows something else. */
export const cardVersion = ({ name, headline, brand, picture }: CardFacts): string =>
  createHash('sha256')
    .update(JSON.stringify([CARD_DESIGN, name, headline, brand.primary, brand.accent, picture]))
    .digest('hex')
    .slice(0, 16);

/** The picture beside a link to a page, for its head. */
export function sharedPicture(
  { slug, pageId, published }: Pick<SeenPage, 'pageId' | 'published' | 'slug'>,
  { tenant, site }: { tenant: Tenant; site: string },
): SharedPicture {
  const facts = cardFacts(published, tenant);
  const of = pageId === null ? '' : `&page=${pageId}`;
  return {
    address: `${site}/api/lead_page_builder/public/${slug}/card/?t=${tenant.slug}${of}&v=${cardVersion(facts)}`,
    ...CARD_SIZE,
    type: 'image/jpeg',
    alt: `${facts.headline} – ${facts.name}`,
  };
}
