import type { Block, PageData, PlainBlock, PlainBlockType, PropsOf } from '../blocks';
import type { PageWords } from '../words/page-words';
import { meadow, sprig } from './botanical';
import { flowerDefs } from './flowers';
import { arch, table, vase } from './scenes';
import { tile } from './tiles';
import { h, paragraphs, type Tree } from '../../public-pages';

/** What a block needs to know of the page around it. */
export interface PageScene {
  readonly business: string;
  /** The form, in one of its states; it takes the place of the block. */
  readonly form: Tree;
  /** Where a meeting can be booked; null: nowhere. */
  readonly bookingHref: string | null;
  readonly words: PageWords['page'];
  pictureHref(id: number): string;
}

type Draw<T extends PlainBlockType> = (props: PropsOf<T>, scene: PageScene) => Tree;
const section = (name: string, ...children: readonly Tree[]): Tree =>
  h('section', { class: `lp-block lp-${name}` }, h('div', { class: 'lp-inner' }, ...children));
const heading = (title: string): Tree => (title === '' ? null : h('h2', {}, title));
const picture = (id: number | null, { scene, alt }: { scene: PageScene; alt: string }): Tree =>
  id === null ? null : h('img', { src: scene.pictureHref(id), alt, loading: 'lazy', decoding: 'async' });

const hero: Draw<'hero'> = ({ eyebrow, title, text, button, look, picture: file }, scene) =>
  h(
    'section',
    { class: `lp-block lp-hero lp-hero-${look}` },
    h(
      'div',
      { class: 'lp-inner' },
      h(
        'div',
        { class: 'lp-hero-words' },
        eyebrow === '' ? null : h('p', { class: 'lp-eyebrow' }, eyebrow),
        h('h1', {}, title === '' ? scene.business : title),
        paragraphs(text, 'lp-lead'),
        button === '' ? null : h('a', { class: 'lp-button', href: '#form' }, button),
      ),
      heroArt(look, { file, scene }),
    ),
    look === 'meadow' ? meadow() : null,
  );

function heroArt(look: PropsOf<'hero'>['look'], { file, scene }: { file: number | null; scene: PageScene }): Tree {
  if (file !== null) return h('div', { class: 'lp-hero-picture' }, picture(file, { scene, alt: '' }));
  const art = ART[look];
  return art ? h('div', { class: 'lp-hero-art' }, art()) : null;
}
const ART: Readonly<Partial<Record<PropsOf<'hero'>['look'], () => Tree>>> = { arch, table, vase };

const text: Draw<'text'> = ({ title, text: words, align }) => section(`text lp-${align}`, sprig(), heading(title), paragraphs(words));

const gallery: Draw<'gallery'> = ({ title, pictures }, scene) =>
  section(
    'gallery',
    heading(title),
    h(
      'div',
      { class: 'lp-pictures' },
      pictures.map(({ picture: file, caption }, at) =>
        h(
          'figure',
          { class: 'lp-tile' },
          file === null ? tile(at) : picture(file, { scene, alt: caption }),
          caption === '' ? null : h('figcaption', {}, caption),
        ),
      ),
    ),
  );

const packages: Draw<'packages'> = ({ title, text: words, packages: offers }) =>
  section(
    'packages',
    heading(title),
    paragraphs(words, 'lp-lead'),
    h(
      'ul',
      { class: 'lp-cards' },
      offers.map(({ name, from, text: about }) =>
        h('li', { class: 'lp-card' }, h('h3', {}, name), from === '' ? null : h('p', { class: 'lp-from' }, from), paragraphs(about)),
      ),
    ),
  );

const steps: Draw<'steps'> = ({ title, text: words, steps: all }) =>
  section(
    'steps',
    h('div', { class: 'lp-steps-head' }, heading(title), paragraphs(words, 'lp-lead')),
    h(
      'ol',
      { class: 'lp-way' },
      all.map(({ name, text: about }) => h('li', {}, h('h3', {}, name), paragraphs(about))),
    ),
  );

const promises: Draw<'promises'> = ({ promises: all }) =>
  section(
    'promises',
    h(
      'ul',
      { class: 'lp-three' },
      all.map(({ name, text: about }) => h('li', {}, h('strong', {}, name), about === '' ? null : h('span', {}, about))),
    ),
  );

const testimonials: Draw<'testimonials'> = ({ title, quotes }) =>
  section(
    'quotes',
    heading(title),
    h(
      'div',
      { class: 'lp-cards' },
      quotes.map(({ quote, name, about }) =>
        h(
          'figure',
          { class: 'lp-quote' },
          h('blockquote', {}, paragraphs(quote)),
          h('figcaption', {}, name, about === '' ? null : h('span', {}, about)),
        ),
      ),
    ),
  );

const faq: Draw<'faq'> = ({ title, questions }) =>
  section(
    'faq',
    heading(title),
    questions.map(({ question, answer }) => h('details', {}, h('summary', {}, question), paragraphs(answer))),
  );

const form: Draw<'form'> = ({ title, text: words }, scene) =>
  h(
    'section',
    { class: 'lp-block lp-ask', id: 'form' },
    h('div', { class: 'lp-inner' }, h('div', { class: 'lp-ask-head' }, heading(title), paragraphs(words, 'lp-lead')), scene.form),
  );

const booking: Draw<'booking'> = ({ title, text: words, button }, { bookingHref, words: said }) =>
  bookingHref === null
    ? null
    : section(
        'booking',
        heading(title),
        paragraphs(words, 'lp-lead'),
        h('a', { class: 'lp-button lp-button-quiet', href: bookingHref }, button || said.chooseTime),
      );

const map: Draw<'map'> = ({ title, address, text: words }, { words: said }) =>
  section(
    'map',
    heading(title),
    h('address', {}, address),
    paragraphs(words),
    address === ''
      ? null
      : h(
          'a',
          {
            class: 'lp-link',
            rel: 'noopener noreferrer',
            target: '_blank',
            href: `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`,
          },
          said.findUs,
        ),
  );

const video: Draw<'video'> = ({ title, address, text: words }, { words: said }) =>
  section(
    'video',
    heading(title),
    address === ''
      ? null
      : h(
          'a',
          { class: 'lp-film', rel: 'noopener noreferrer', target: '_blank', href: address },
          h('span', { class: 'lp-play' }),
          words || said.watch,
        ),
  );

const draws: { readonly [T in PlainBlockType]: Draw<T> } = {
  hero,
  text,
  gallery,
  packages,
  steps,
  promises,
  testimonials,
  faq,
  form,
  booking,
  map,
  video,
};

const plain = <T extends PlainBlockType>(type: T, props: PropsOf<T>, scene: PageScene): Tree => draws[type](props, scene);

/** One block as it stands on the page. */
export const blockTree = (block: PlainBlock, scene: PageScene): Tree => plain(block.type, block.props as never, scene);

/** The blocks of a page, in their order. */
export const pageTree = ({ content }: PageData, scene: PageScene): Tree => [
  flowerDefs(),
  content.map((block: Block) => anyTree(block, scene)),
];

function anyTree(block: Block, scene: PageScene): Tree {
  if (block.type !== 'columns') return blockTree(block, scene);
  const side = (blocks: readonly PlainBlock[]): Tree =>
    h(
      'div',
      {},
      blocks.map((one) => blockTree(one, scene)),
    );
  return h('div', { class: 'lp-columns' }, side(block.props.left), side(block.props.right));
}
