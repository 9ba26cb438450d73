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
    block('promises', {
      promises: [
        { name: 'Your date, checked at once', text: 'The form says whether your day is still free before you send it.' },
        { name: 'An answer in one working day', text: 'From the person who will make your flowers.' },
        { name: 'A price that is honest', text: 'A range for your number of guests, before anybody calls you.' },
      ],
    }),
    block('gallery', {
      title: 'From the buttonhole to the ceiling',
      pictures: ['Bouquets', 'Ceremony', 'Tables', 'Ceilings', 'Centrepieces', 'Buttonholes'].map((caption) => ({
        picture: null,
        caption,
      })),
    }),
    block('steps', {
      title: 'From first word to last candle',
      text: 'Four steps, and somebody you know by name at each of them.',
      steps: [
        { name: 'You write', text: 'Three minutes with the form below. What you do not know yet, leave open.' },
        { name: 'We talk', text: 'Half an hour, in the studio or on a call, at a time you choose yourself.' },
        { name: 'We draw', text: 'A mood, the flowers of your season and a proposal in which every piece has its price.' },
        { name: 'We make it', text: 'Cut, tied and set up on the day by us – and taken down when the last of you has danced.' },
      ],
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
    block('form', {
      title: 'Tell us about your day',
      text: 'It takes three minutes. What you do not know yet, leave open: that is what the first talk is for.',
      button: 'Send it to us',
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
        {
          question: 'Do we need to know which flowers we want?',
          answer: 'No. A colour, a song or three pictures you love are enough. Which flowers are at their best on your day is our part.',
        },
        {
          question: 'Do you stay on the day?',
          answer: 'We bring everything, set it up, move what has to move between ceremony and dinner, and take it down at night.',
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
      look: 'table',
      picture: null,
    }),
    block('promises', {
      promises: [
        { name: 'A first idea in a day', text: 'With a range of what it costs, before the first call.' },
        { name: 'Nobody lifts a vase', text: 'We bring it, set it up and take it down, at the hours of your house.' },
        { name: 'One name to call', text: 'From the first question until the last crate is back in the van.' },
      ],
    }),
    block('gallery', {
      title: 'What we make for rooms',
      pictures: [
        { picture: null, caption: 'To take home' },
        { picture: null, caption: 'Entrances' },
        { picture: null, caption: 'Places at table' },
        { picture: null, caption: 'Ceilings' },
        { picture: null, caption: 'Bowls' },
        { picture: null, caption: 'Hosts and speakers' },
      ],
    }),
    block('steps', {
      title: 'How it goes',
      text: '',
      steps: [
        { name: 'A day and a number', text: 'Tell us when, where and for how many. The form says at once whether the day is free.' },
        { name: 'An idea and a range', text: 'Within one working day, in words and pictures. Nothing of it binds you.' },
        { name: 'A room, ready', text: 'We set up before the doors open and are gone before the chairs are.' },
      ],
    }),
    block('form', {
      title: 'What are you planning?',
      text: 'The more we know, the better the first answer. Nothing here is binding.',
      button: 'Send it to us',
    }),
    block('faq', {
      title: 'What people ask who plan events',
      questions: [
        {
          question: 'How late can we ask?',
          answer: 'Two weeks is comfortable. With less, write all the same: we say at once what can still be had.',
        },
        {
          question: 'Do you work in every venue?',
          answer: 'Yes. We ask your venue for its hours, its lift and its rules on open flame, so you need not.',
        },
        {
          question: 'What becomes of the flowers?',
          answer: 'Your guests take them home, a house nearby gets them, or we compost them. You choose.',
        },
        {
          question: 'Can we have this every month?',
          answer: 'Yes. Lobbies, tables and windows, changed as often as they need it. Tell us in the form.',
        },
      ],
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
      look: 'vase',
      picture: null,
    }),
    block('promises', {
      promises: [
        { name: 'Made to order', text: 'Nothing stands ready in a bucket. What you get was cut for you.' },
        { name: 'Of the season', text: 'What is at its best that week, and not what was flown the farthest.' },
        { name: 'Read by a person', text: 'Your words go to whoever will tie your flowers.' },
      ],
    }),
    block('form', {
      title: 'What do you have in mind?',
      text: 'We read every word and answer within one working day.',
      button: 'Send it to us',
    }),
    block('gallery', {
      title: 'What others asked for',
      pictures: [
        { picture: null, caption: 'A hand-tied bouquet' },
        { picture: null, caption: 'Two at a lake' },
        { picture: null, caption: 'A table for eight' },
        { picture: null, caption: 'A low ceiling' },
        { picture: null, caption: 'A bowl for the hall' },
        { picture: null, caption: 'A single buttonhole' },
      ],
    }),
    block('faq', {
      title: 'Before you write',
      questions: [
        {
          question: 'What do you need to know?',
          answer: 'A day, a place and what it is for. A colour or a picture helps; a flower’s name is not needed.',
        },
        { question: 'Do you deliver?', answer: 'Yes, or it waits for you in the studio. We say in our answer what delivery costs.' },
        { question: 'How do we pay?', answer: 'With the proposal you get a link. Nothing is charged before you have said yes.' },
      ],
    }),
    block('booking', { title: 'Rather talk first?', text: 'Choose a time that suits you.', button: 'Choose a time' }),
  ],
});

/** The designed page that a kind begins with. */
export function defaultPage(kind: 'custom' | 'event' | 'wedding'): PageData {
  count = 0;
  return { wedding, event, custom }[kind]();
}

/** Its title. */
export const defaultTitles = { wedding: 'Wedding flowers', event: 'Flowers for events', custom: 'Flowers by appointment' } as const;
