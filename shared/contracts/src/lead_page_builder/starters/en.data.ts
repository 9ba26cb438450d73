import type { Starters } from './starter-words';

const booking = { title: 'Rather talk first?', text: 'Choose a time that suits you.', button: 'Choose a time' };

export const english: Starters = {
  wedding: {
    title: 'Wedding flowers',
    hero: {
      eyebrow: 'Wedding flowers',
      title: 'Flowers that look like you picked them together',
      text: 'Tell us about your day. We answer within one working day – and you see right away whether your date still has space.',
      button: 'Ask for your date',
    },
    promises: [
      ['Your date, checked at once', 'The form says whether your day is still free before you send it.'],
      ['An answer in one working day', 'From the person who will make your flowers.'],
      ['A price that is honest', 'A range for your number of guests, before anybody calls you.'],
    ],
    gallery: {
      title: 'From the buttonhole to the ceiling',
      captions: ['Bouquets', 'Ceremony', 'Tables', 'Ceilings', 'Centrepieces', 'Buttonholes'],
    },
    steps: {
      title: 'From first word to last candle',
      text: 'Four steps, and somebody you know by name at each of them.',
      steps: [
        ['You write', 'Three minutes with the form below. What you do not know yet, leave open.'],
        ['We talk', 'Half an hour, in the studio or on a call, at a time you choose yourself.'],
        ['We draw', 'A mood, the flowers of your season and a proposal in which every piece has its price.'],
        ['We make it', 'Cut, tied and set up on the day by us – and taken down when the last of you has danced.'],
      ],
    },
    packages: {
      title: 'How couples work with us',
      text: 'Every wedding is drawn up on its own. These are the three ways to begin.',
      packages: [
        [
          'Just the bouquets',
          'For the two of you and those beside you',
          'Bouquets, buttonholes and crowns, ready to be picked up or brought to your door.',
        ],
        [
          'Ceremony and tables',
          'The flowers everybody sees',
          'An aisle, an altar, and tables that still look good at midnight. We bring it, set it up and take it down.',
        ],
        [
          'The whole day',
          'From the first drawing to the last candle',
          'A mood of your own, an arch or a ceiling of flowers, vessels and candles to hire, and a team on site.',
        ],
      ],
    },
    form: {
      title: 'Tell us about your day',
      text: 'It takes three minutes. What you do not know yet, leave open: that is what the first talk is for.',
      button: 'Send it to us',
    },
    faq: {
      title: 'What couples ask',
      questions: [
        ['When should we write?', 'As soon as you have a date. We take few weddings on one day, and Saturdays in early summer go first.'],
        ['What if our date is not fixed?', 'Tick “not fixed yet”. We tell you which weekends are still open.'],
        [
          'What happens after we send this?',
          'You get an e-mail at once with a link to choose a time for a talk. Then we draw something up for you.',
        ],
        [
          'Do we need to know which flowers we want?',
          'No. A colour, a song or three pictures you love are enough. Which flowers are at their best on your day is our part.',
        ],
        [
          'Do you stay on the day?',
          'We bring everything, set it up, move what has to move between ceremony and dinner, and take it down at night.',
        ],
      ],
    },
    booking,
  },
  event: {
    title: 'Flowers for events',
    hero: {
      eyebrow: 'Events',
      title: 'A room people remember',
      text: 'Dinners, launches, parties and farewells. Tell us the day and the number of guests, and we tell you what is possible.',
      button: 'Plan your event',
    },
    promises: [
      ['A first idea in a day', 'With a range of what it costs, before the first call.'],
      ['Nobody lifts a vase', 'We bring it, set it up and take it down, at the hours of your house.'],
      ['One name to call', 'From the first question until the last crate is back in the van.'],
    ],
    gallery: {
      title: 'What we make for rooms',
      captions: ['To take home', 'Entrances', 'Places at table', 'Ceilings', 'Bowls', 'Hosts and speakers'],
    },
    steps: {
      title: 'How it goes',
      text: '',
      steps: [
        ['A day and a number', 'Tell us when, where and for how many. The form says at once whether the day is free.'],
        ['An idea and a range', 'Within one working day, in words and pictures. Nothing of it binds you.'],
        ['A room, ready', 'We set up before the doors open and are gone before the chairs are.'],
      ],
    },
    form: {
      title: 'What are you planning?',
      text: 'The more we know, the better the first answer. Nothing here is binding.',
      button: 'Send it to us',
    },
    faq: {
      title: 'What people ask who plan events',
      questions: [
        ['How late can we ask?', 'Two weeks is comfortable. With less, write all the same: we say at once what can still be had.'],
        ['Do you work in every venue?', 'Yes. We ask your venue for its hours, its lift and its rules on open flame, so you need not.'],
        ['What becomes of the flowers?', 'Your guests take them home, a house nearby gets them, or we compost them. You choose.'],
        ['Can we have this every month?', 'Yes. Lobbies, tables and windows, changed as often as they need it. Tell us in the form.'],
      ],
    },
    booking,
  },
  custom: {
    title: 'Flowers by appointment',
    hero: {
      eyebrow: 'By appointment',
      title: 'Flowers, drawn up for one day only',
      text: 'Write to us with what you have in mind. A few words are enough.',
      button: 'Write to us',
    },
    promises: [
      ['Made to order', 'Nothing stands ready in a bucket. What you get was cut for you.'],
      ['Of the season', 'What is at its best that week, and not what was flown the farthest.'],
      ['Read by a person', 'Your words go to whoever will tie your flowers.'],
    ],
    form: {
      title: 'What do you have in mind?',
      text: 'We read every word and answer within one working day.',
      button: 'Send it to us',
    },
    gallery: {
      title: 'What others asked for',
      captions: [
        'A hand-tied bouquet',
        'Two at a lake',
        'A table for eight',
        'A low ceiling',
        'A bowl for the hall',
        'A single buttonhole',
      ],
    },
    faq: {
      title: 'Before you write',
      questions: [
        ['What do you need to know?', 'A day, a place and what it is for. A colour or a picture helps; a flower’s name is not needed.'],
        ['Do you deliver?', 'Yes, or it waits for you in the studio. We say in our answer what delivery costs.'],
        ['How do we pay?', 'With the proposal you get a link. Nothing is charged before you have said yes.'],
      ],
    },
    booking,
  },
};
