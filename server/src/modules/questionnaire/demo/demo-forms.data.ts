import type { NewTemplate, Question, QuestionForm, QuestionType } from '@butterfly/contracts/questionnaire';

const ask = (key: string, type: QuestionType, label: string, more: Partial<Question> = {}): Question => ({
  ...{ key, type, label, help: '', required: false, options: [], rows: [], show_if: null, adds: [], target: null },
  ...more,
});
const options = (...labels: string[]) =>
  labels.map((label) => ({
    key: label
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, 40),
    label,
  }));

const INSPIRATION: QuestionForm = {
  pages: [
    {
      key: 'day',
      title: 'Your day',
      help: 'Whatever you know already. The rest comes with time.',
      questions: [
        ask('date', 'date', 'When do you marry?', { target: { to: 'project', field: 'event_date' } }),
        ask('guests', 'number', 'How many guests do you expect?', { required: true, target: { to: 'project', field: 'guest_count' } }),
        ask('venue', 'short', 'Where?', { target: { to: 'project', field: 'venue_text' } }),
        ask('budget', 'money', 'What would you like to spend on flowers?', { target: { to: 'project', field: 'budget_cents' } }),
      ],
    },
    {
      key: 'taste',
      title: 'What you love',
      help: '',
      questions: [
        ask('mood', 'multi', 'Which of these sound like you?', {
          required: true,
          options: options('Wild and loose', 'Classic', 'Minimal', 'Lush', 'Dried and textured'),
        }),
        ask('rank', 'ranking', 'What matters most?', { options: options('Bouquet', 'Ceremony', 'Tables') }),
        ask('colours', 'short', 'Colours you love'),
        ask('never', 'long', 'Anything you never want to see?'),
        ask('allergy', 'single', 'Is anybody allergic to a flower?', { required: true, options: options('No', 'Yes') }),
        ask('allergy_which', 'short', 'To which?', {
          required: true,
          show_if: { mode: 'all', rules: [{ question: 'allergy', is: 'equal', value: 'yes' }] },
        }),
      ],
    },
  ],
};

const FINAL: QuestionForm = {
  pages: [
    {
      key: 'people',
      title: 'Who carries what',
      help: 'Name everybody who wears flowers. We count for you.',
      questions: [
        ask('bridesmaids', 'people', 'Bridesmaids', { required: true, target: { to: 'line', name: 'Bridesmaid' } }),
        ask('boutonnieres', 'people', 'Who wears a boutonnière?', { target: { to: 'line', name: 'Boutonnière' } }),
        ask('all_people', 'calculated', 'Flowers to hand out', { adds: ['bridesmaids', 'boutonnieres'] }),
      ],
    },
    {
      key: 'room',
      title: 'The room',
      help: '',
      questions: [
        ask('guests', 'number', 'How many guests are there in the end?', {
          required: true,
          target: { to: 'project', field: 'guest_count' },
        }),
        ask('tables', 'counts', 'Tables, by kind', { required: true }),
        ask('start', 'time', 'When does the ceremony begin?', { required: true, target: { to: 'project', field: 'start_time' } }),
        ask('access', 'matrix', 'When can we come in?', {
          rows: options('Ceremony', 'Reception'),
          options: options('The day before', 'In the morning', 'At noon'),
        }),
        ask('keep', 'single', 'What becomes of the flowers afterwards?', {
          options: options('Guests take them', 'We take them', 'You take them back'),
        }),
      ],
    },
    {
      key: 'end',
      title: 'Last things',
      help: '',
      questions: [
        ask('words', 'long', 'Anything else we should know?'),
        ask('sure', 'consent', 'This is how it should be. Changes in the last two weeks may cost more.', { required: true }),
        ask('name', 'signature', 'Your name', { required: true }),
      ],
    },
  ],
};

const FEEDBACK: QuestionForm = {
  pages: [
    {
      key: 'all',
      title: 'How was it?',
      help: 'Five minutes of yours make our next wedding better.',
      questions: [
        ask('stars', 'rating', 'How happy are you with the flowers?', { required: true }),
        ask('why', 'long', 'What could we have done better?', {
          show_if: { mode: 'all', rules: [{ question: 'stars', is: 'less', value: 4 }] },
        }),
        ask('best', 'long', 'What did you love most?', { show_if: { mode: 'all', rules: [{ question: 'stars', is: 'more', value: 3 }] } }),
        ask('quote', 'single', 'May we quote you?', { options: options('Yes', 'No') }),
      ],
    },
  ],
};

/** What the studio asks: at the beginning, at the end, and afterwards. */
export const DEMO_TEMPLATES: readonly Required<NewTemplate>[] = [
  { title: 'Inspiration', purpose: 'design', form: INSPIRATION },
  { title: 'Final details', purpose: 'final_details', form: FINAL },
  { title: 'After the day', purpose: 'feedback', form: FEEDBACK },
];
