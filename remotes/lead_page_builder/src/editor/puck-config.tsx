import {
  blockTree,
  flowerDefs,
  wordsOfPage,
  fieldsFor,
  formTree,
  type Page,
  type PageScene,
  type PlainBlock,
  type PlainBlockType,
} from '@butterfly/contracts/lead_page_builder';
import type { ComponentConfig, Config } from '@puckeditor/core';
import type { ReactNode } from 'react';
import { blockSpecs, type PictureChoice } from './block-fields';
import { draw } from './draw';

interface ConfigParts {
  readonly page: Page;
  readonly business: string;
  /** Of the business. */
  readonly locale: string;
  readonly pictures: readonly PictureChoice[];
  readonly theme: string;
  readonly brand: string;
  readonly isPhone: boolean;
}

/** The editor's view of the blocks: their fields, and the same drawing that visitors see. */
export function puckConfig({ page, business, locale, pictures, theme, brand, isPhone }: ConfigParts): Config {
  const { language, words } = wordsOfPage(locale);
  const scene: PageScene = {
    business,
    form: formTree({ ...FORM, fields: fieldsFor(page.kind, language), consent: words.form.consent, words: words.form }),
    bookingHref: '#form',
    words: words.page,
    pictureHref: (id) => `/api/records/lead_page_builder.page/${page.id}/files/${id}/content/?inline=true`,
  };
  const specs = Object.entries(blockSpecs(pictures)) as [PlainBlockType, ReturnType<typeof blockSpecs>[PlainBlockType]][];
  const plain = specs.map(([type, { label, fields, defaults }]): [string, ComponentConfig] => [
    type,
    {
      label,
      fields,
      defaultProps: defaults,
      // What visitors see is not to be used here; the block itself is a button, which needs a name.
      render: (props) => (
        <>
          <span className="bf-hidden">{label}</span>
          <div inert>{draw(blockTree({ type, props } as unknown as PlainBlock, scene))}</div>
        </>
      ),
    },
  ]);
  return {
    components: { ...Object.fromEntries(plain), columns: columns(specs.map(([type]) => type)) },
    root: {
      fields: {},
      render: ({ children }: { children: ReactNode }) => (
        <div
          className={`lp lp-${theme} lead_page_builder-canvas`}
          data-phone={isPhone || undefined}
          style={{ '--brand': brand, '--warm': brand } as React.CSSProperties}
        >
          {draw(flowerDefs())}
          {children}
        </div>
      ),
    },
  } as Config;
}

type Slot = (props?: { className?: string; minEmptyHeight?: number }) => ReactNode;

const columns = (allow: string[]): ComponentConfig =>
  ({
    label: 'Two columns',
    fields: { left: { type: 'slot', allow }, right: { type: 'slot', allow } },
    defaultProps: { left: [], right: [] },
    render: ({ left: Left, right: Right }: { left: Slot; right: Slot }) => (
      <div className="lp-columns">
        <Left minEmptyHeight={120} />
        <Right minEmptyHeight={120} />
      </div>
    ),
  }) as unknown as ComponentConfig;

/** As visitors see it before they have written anything. */
const FORM = {
  action: '',
  token: '',
  budgets: [],
  button: '',
  hidden: {},
  values: {},
  problems: {},
  hints: [],
  notice: '',
  showsHints: true,
};
