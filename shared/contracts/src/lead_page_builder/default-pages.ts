import type { Block, PageData, PlainBlockType, PropsOf } from './blocks';

let count = 0;
const block = <T extends PlainBlockType>(type: T, props: Omit<PropsOf<T>, 'id'>): Block =>
  ({ type, props: { id: `${type}-${(count += 1)}`, ...props } }) as unknown as Block;

const wedding = (): PageData => ({
  root: { props: {} },
  content: [
    block('hero', {
      eyebrow: 'Wedding flowers',
      title: 'Flowers that look like you picked them together',
      text: 'Tell us about your day. We answer within one working day – and you see right away whether your date still has space.',
      button: 'Ask for your date',
      look: 'arch',
      picture: null,
    }),
    block('form', {
      title: 'Tell us about your day',
      text: 'It takes three minutes. What you do not know yet, leave open: that is what the first talk is for.',
      button: 'Send it to us',
    }),
    block('packages', {
      title: 'How couples work with us',
      text: 'Every wedding is drawn up on its own. These are the three ways to begin.',
      packages: [
        {
          name: 'Just the bouquets',
          from: 'For the two of you and those beside you',
          text: 'Bouquets, buttonholes and crowns, ready to be picked up or brought to your door.',
        },
        {
          name: 'Ceremony and tables',
          from: 'The flowers everybody sees',
          text: 'An aisle, an altar, and tables that still look good at midnight. We bring it, set it up and take it down.',
        },
        {
          name: 'The whole day',
          from: 'From the first drawing to the last candle',
          text: 'A mood of your own, an arch or a ceiling of flowers, vessels and candles to hire, and a team on site.',
        },
      ],
    }),
    block('faq', {
      title: 'What couples ask',
      questions: [
        {
          question: 'When should we write?',
          answer: 'As soon as you have a date. We take few weddings on one day, and Saturdays in early summer go first.',
        },
        { question: 'What if our date is not fixed?', answer: 'Tick “not fixed yet”. We tell you which weekends are still open.' },
        {
          question: 'What happens after we send this?',
          answer: 'You get an e-mail at once with a link to choose a time for a talk. Then we draw something up for you.',
        },
      ],
    }),
    block('booking', { title: 'Rather talk first?', text: 'Choose a time that suits you.', button: 'Choose a time' }),
  ],
});

const event = (): PageData => ({
  root: { props: {} },
  content: [
    block('hero', {
      eyebrow: 'Events',
      title: 'A room people remember',
      text: 'Dinners, launches, parties and farewells. Tell us the day and the number of guests, and we tell you what is possible.',
      button: 'Plan your event',
      look: 'meadow',
      picture: null,
    }),
    block('form', {
      title: 'What are you planning?',
      text: 'The more we know, the better the first answer. Nothing here is binding.',
      button: 'Send it to us',
    }),
    block('text', {
      title: 'How it goes on',
      align: 'center',
      text: 'We answer within one working day with a first idea and an honest range of what it costs.\n\nOn the day we bring everything, set it up and take it down – you do not lift a vase.',
    }),
    block('booking', { title: 'Rather talk first?', text: 'Choose a time that suits you.', button: 'Choose a time' }),
  ],
});

const custom = (): PageData => ({
  root: { props: {} },
  content: [
    block('hero', {
      eyebrow: 'By appointment',
      title: 'Flowers, drawn up for one day only',
      text: 'Write to us with what you have in mind. A few words are enough.',
      button: 'Write to us',
      look: 'plain',
      picture: null,
    }),
    block('form', {
      title: 'What do you have in mind?',
      text: 'We read every word and answer within one working day.',
      button: 'Send it to us',
    }),
  ],
});

/** The designed page that a kind begins with. */
export function defaultPage(kind: 'custom' | 'event' | 'wedding'): PageData {
  count = 0;
  return { wedding, event, custom }[kind]();
}

/** Its title. */
export const defaultTitles = { wedding: 'Wedding flowers', event: 'Flowers for events', custom: 'Flowers by appointment' } as const;
