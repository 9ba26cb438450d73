import { flatBlocks, type Page, type PageData } from '@butterfly/contracts/lead_page_builder';
import { paths } from '@butterfly/contracts/lead_page_builder/paths';
import { usePlugin } from '@butterfly/plugin-sdk/react';

const CARD = { width: 1_200, height: 630 };

/** What a link to the page looks like where somebody passes it on, as the draft is saved now. */
export function SharedLink({ page }: { readonly page: Page }) {
  const { tenant } = usePlugin();
  const heroes = flatBlocks(page.data as unknown as PageData).flatMap((block) => (block.type === 'hero' ? [block.props] : []));
  const title = page.seo.title || `${page.title} – ${tenant.name}`;
  const description = page.seo.description || heroes[0]?.text.slice(0, 200);
  const isPhotograph = heroes.some(({ picture }) => picture !== null);
  const address = paths.pageCard.replace('GET ', '').replace(':id', String(page.id));
  return (
    <figure className="lead_page_builder-shared">
      <figcaption>
        <h3>When somebody passes the link on</h3>
        <p>
          {isPhotograph
            ? 'The photograph of your first block goes with it.'
            : 'Your name and headline go with it, in your colours. Choose a photograph in the first block to show that instead.'}
        </p>
      </figcaption>
      <div className="lead_page_builder-shared-link">
        <img
          {...CARD}
          src={`${address}?of=${page.version}`}
          alt={`Picture beside a link: ${heroes[0]?.title || page.title}`}
          loading="lazy"
        />
        <div>
          <span>{window.location.host}</span>
          <strong>{title}</strong>
          {description && <p>{description}</p>}
        </div>
      </div>
    </figure>
  );
}
