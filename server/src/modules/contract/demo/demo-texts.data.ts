import type { TextNode } from '@butterfly/contracts/contract';

const run = (text: string): TextNode => ({ type: 'text', text });
const paragraph = (text: string): TextNode => ({ type: 'paragraph', content: [run(text)] });
const heading = (text: string): TextNode => ({ type: 'heading', attrs: { level: 2 }, content: [run(text)] });
const doc = (...content: TextNode[]): TextNode => ({ type: 'doc', content });

/** Clauses of the demo, by a name that templates know them by. */
export const demoClauses = {
  retainer: {
    title: 'Retainer',
    locked: true,
    category: 'Money',
    body: doc(paragraph('The retainer holds the date and is not refunded. It counts towards the total.')),
  },
  cancellation: {
    title: 'Cancellation',
    locked: true,
    category: 'Legal',
    body: doc(
      paragraph(
        'If {{client_name}} cancels more than 90 days before the event, nothing but the retainer is owed. Within 90 days half of the total is owed, within 21 days all of it.',
      ),
    ),
  },
  substitution: {
    title: 'Substitution of flowers',
    locked: false,
    category: 'Flowers',
    body: doc(paragraph('Flowers are grown, not made. Where a variety cannot be had, we use one of the same colour, shape and value.')),
  },
  rentals: {
    title: 'Things that are lent',
    locked: false,
    category: 'Rental',
    body: doc(paragraph('What is lent stays ours. What is broken or lost is replaced at its price on the list.')),
  },
} as const;

interface DemoTemplate {
  readonly title: string;
  readonly clauses: readonly (keyof typeof demoClauses)[];
  readonly body: TextNode;
}

export const demoTemplates: readonly DemoTemplate[] = [
  {
    title: 'Wedding flowers',
    clauses: ['retainer', 'cancellation', 'substitution', 'rentals'],
    body: doc(
      paragraph('This contract of {{contract_date}} is between {{business_name}} and {{client_name}} for {{project_name}}.'),
      heading('What we do'),
      paragraph('We design, make, deliver and set up the flowers for {{event_date}} at {{venue}}, for {{guest_count}} guests.'),
      heading('What it costs'),
      paragraph('The total is that of the accepted proposal. What is due is due on the days of the payment plan.'),
    ),
  },
  {
    title: 'Corporate event',
    clauses: ['cancellation', 'substitution'],
    body: doc(
      paragraph('{{business_name}} provides flowers for {{project_name}} on {{event_date}} at {{venue}} on behalf of {{client_name}}.'),
    ),
  },
  {
    title: 'Rental only',
    clauses: ['rentals'],
    body: doc(paragraph('{{business_name}} lends {{client_name}} the things on the list for {{event_date}}.')),
  },
];
