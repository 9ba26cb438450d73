import type { PlainBlockType } from '@butterfly/contracts/lead_page_builder';
import type { Field } from '@puckeditor/core';

export interface PictureChoice {
  readonly value: number | null;
  readonly label: string;
}

interface BlockSpec {
  readonly label: string;
  readonly fields: Readonly<Record<string, Field>>;
  readonly defaults: Readonly<Record<string, unknown>>;
}

const words = (label: string): Field => ({ type: 'text', label });
const lines = (label: string): Field => ({ type: 'textarea', label });
const oneOf = (label: string, options: Readonly<Record<string, string>>): Field => ({
  type: 'select',
  label,
  options: Object.entries(options).map(([value, text]) => ({ value, label: text })),
});
const listOf = (label: string, arrayFields: Readonly<Record<string, Field>>, { item, name }: { item: object; name: string }): Field =>
  ({
    type: 'array',
    label,
    arrayFields,
    defaultItemProps: item,
    getItemSummary: (one: Record<string, unknown>) => String(one[name] || label),
  }) as unknown as Field;

const LOOKS = {
  arch: 'Arch of flowers',
  table: 'Table at night',
  vase: 'Vase at a window',
  meadow: 'Meadow',
  plain: 'Words only',
} as const;

/** Blocks that are a list of short things. */
const toldInLists = (): Pick<Readonly<Record<PlainBlockType, BlockSpec>>, 'promises' | 'steps'> => ({
  steps: {
    label: 'Steps',
    fields: {
      title: words('Title'),
      text: lines('Text'),
      steps: listOf('Steps', { name: words('Name'), text: lines('Text') }, { item: { name: 'A step', text: '' }, name: 'name' }),
    },
    defaults: { title: 'How it goes', text: '', steps: [{ name: 'You write', text: '' }] },
  },
  promises: {
    label: 'Promises',
    fields: {
      promises: listOf(
        'Promises',
        { name: words('Promise'), text: lines('Text') },
        { item: { name: 'A promise', text: '' }, name: 'name' },
      ),
    },
    defaults: { promises: [{ name: 'An answer in one working day', text: '' }] },
  },
});

/** What a block of each kind can be told, in the words of the editor. */
export function blockSpecs(pictures: readonly PictureChoice[]): Readonly<Record<PlainBlockType, BlockSpec>> {
  const picture: Field = { type: 'select', label: 'Picture', options: [...pictures] };
  const title = words('Title');
  return {
    hero: {
      label: 'Opening',
      fields: {
        eyebrow: words('Above the title'),
        title,
        text: lines('Text'),
        button: words('Button'),
        look: oneOf('Look', LOOKS),
        picture,
      },
      defaults: { eyebrow: '', title: 'Flowers for your day', text: '', button: 'Write to us', look: 'arch', picture: null },
    },
    form: {
      label: 'Form',
      fields: { title, text: lines('Text'), button: words('Button') },
      defaults: { title: 'Tell us about your day', text: '', button: 'Send it to us' },
    },
    packages: {
      label: 'Packages',
      fields: {
        title,
        text: lines('Text'),
        packages: listOf(
          'Packages',
          { name: words('Name'), from: words('Price from'), text: lines('Text') },
          { item: { name: 'Package', from: '', text: '' }, name: 'name' },
        ),
      },
      defaults: { title: 'How we work', text: '', packages: [{ name: 'Package', from: 'from 1,500', text: '' }] },
    },
    ...toldInLists(),
    gallery: {
      label: 'Gallery',
      fields: {
        title,
        pictures: listOf('Pictures', { picture, caption: words('Caption') }, { item: { picture: null, caption: '' }, name: 'caption' }),
      },
      defaults: {
        title: '',
        pictures: [
          { picture: null, caption: 'Bouquets' },
          { picture: null, caption: 'Ceremony' },
          { picture: null, caption: 'Tables' },
          { picture: null, caption: 'Arches' },
        ],
      },
    },
    testimonials: {
      label: 'Voices',
      fields: {
        title,
        quotes: listOf(
          'Voices',
          { quote: lines('What they said'), name: words('Name'), about: words('About') },
          { item: { quote: '', name: '', about: '' }, name: 'name' },
        ),
      },
      defaults: { title: 'What couples say', quotes: [] },
    },
    faq: {
      label: 'Questions',
      fields: {
        title,
        questions: listOf(
          'Questions',
          { question: words('Question'), answer: lines('Answer') },
          { item: { question: 'A question', answer: '' }, name: 'question' },
        ),
      },
      defaults: { title: 'What people ask', questions: [{ question: 'When should we write?', answer: '' }] },
    },
    text: {
      label: 'Text',
      fields: { title, text: lines('Text'), align: oneOf('Side', { left: 'Left', center: 'Middle' }) },
      defaults: { title: '', text: 'Write here.', align: 'left' },
    },
    booking: {
      label: 'Booking',
      fields: { title, text: lines('Text'), button: words('Button') },
      defaults: { title: 'Rather talk first?', text: '', button: 'Choose a time' },
    },
    map: {
      label: 'Map',
      fields: { title, address: words('Address'), text: lines('Text') },
      defaults: { title: 'Where we are', address: '', text: '' },
    },
    video: {
      label: 'Film',
      fields: { title, address: words('Address (https://…)'), text: words('Words on it') },
      defaults: { title: '', address: '', text: 'Watch the film' },
    },
  };
}
