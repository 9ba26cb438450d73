import type { ClientLanguage } from '../core';
import type { Block, PageData, PlainBlockType, PropsOf } from './blocks';
import { german } from './starters/de.data';
import { english } from './starters/en.data';
import { spanish } from './starters/es.data';
import { french } from './starters/fr.data';
import { dutch } from './starters/nl.data';
import type { Starters, StarterWords } from './starters/starter-words';

type Kind = keyof Starters;
type Part = Exclude<keyof StarterWords, 'title'>;

const starters: Readonly<Record<ClientLanguage, Starters>> = { en: english, nl: dutch, de: german, es: spanish, fr: french };
const LOOKS = { wedding: 'arch', event: 'table', custom: 'vase' } as const;
/** Who has something of their own in mind says so before they look around. */
const ORDERS: Readonly<Record<Kind, readonly Part[]>> = {
  wedding: ['hero', 'promises', 'gallery', 'steps', 'packages', 'form', 'faq', 'booking'],
  event: ['hero', 'promises', 'gallery', 'steps', 'form', 'faq', 'booking'],
  custom: ['hero', 'promises', 'form', 'gallery', 'faq', 'booking'],
};

/** The designed page that a kind begins with, in a language of clients. */
export function defaultPage(kind: Kind, language: ClientLanguage): PageData {
  const words = starters[language][kind];
  const content = ORDERS[kind].flatMap((part, at) => blockOf(part, { words, id: `${part}-${at + 1}`, look: LOOKS[kind] }) ?? []);
  return { root: { props: {} }, content };
}

/** Its title. */
export const defaultTitle = (kind: Kind, language: ClientLanguage): string => starters[language][kind].title;

interface Making {
  readonly words: StarterWords;
  readonly id: string;
  readonly look: (typeof LOOKS)[Kind];
}

const block = <T extends PlainBlockType>(type: T, props: PropsOf<T>): Block => ({ type, props }) as unknown as Block;

/** One block of a page; undefined: this page has none of it. */
function blockOf(part: Part, { words, id, look }: Making): Block | undefined {
  const { hero, promises, gallery, steps, packages, form, faq, booking } = words;
  const made: Readonly<Record<Part, () => Block | undefined>> = {
    hero: () => block('hero', { id, ...hero, look, picture: null }),
    promises: () => block('promises', { id, promises: promises.map(([name, text]) => ({ name, text })) }),
    gallery: () =>
      block('gallery', { id, title: gallery.title, pictures: gallery.captions.map((caption) => ({ picture: null, caption })) }),
    steps: () => steps && block('steps', { id, ...steps, steps: steps.steps.map(([name, text]) => ({ name, text })) }),
    packages: () =>
      packages && block('packages', { id, ...packages, packages: packages.packages.map(([name, from, text]) => ({ name, from, text })) }),
    form: () => block('form', { id, ...form }),
    faq: () => block('faq', { id, ...faq, questions: faq.questions.map(([question, answer]) => ({ question, answer })) }),
    booking: () => block('booking', { id, ...booking }),
  };
  return made[part]();
}
