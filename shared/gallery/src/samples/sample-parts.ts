import type { KanbanColumn, KanbanPlace } from '@butterfly/parts-kit/board';
import type { CalendarEntry, CalendarLane } from '@butterfly/parts-kit/calendar';
import type { RichTextDoc } from '@butterfly/parts-kit/rich-text';

export interface Task {
  readonly id: number;
  readonly name: string;
  readonly who: string;
}

export const sampleTasks: readonly KanbanColumn<Task>[] = [
  {
    id: 'todo',
    name: 'To do',
    cards: [
      { id: 1, name: 'Order peonies', who: 'Mara' },
      { id: 2, name: 'Call the venue', who: 'Ada' },
    ],
  },
  { id: 'doing', name: 'Doing', cards: [{ id: 3, name: 'Seating plan', who: 'Ada' }] },
  { id: 'done', name: 'Done', cards: [] },
];

/** Columns after a card was put elsewhere. */
export function moved(columns: readonly KanbanColumn<Task>[], task: Task, { columnId, index }: KanbanPlace): readonly KanbanColumn<Task>[] {
  const without = columns.map((column) => ({ ...column, cards: column.cards.filter(({ id }) => id !== task.id) }));
  return without.map((column) =>
    column.id === columnId ? { ...column, cards: [...column.cards.slice(0, index), task, ...column.cards.slice(index)] } : column,
  );
}

export const vans: readonly CalendarLane[] = [
  { id: 'white', title: 'White van' },
  { id: 'green', title: 'Green van' },
];

export const sampleTrips: readonly CalendarEntry[] = [
  { id: '1', title: 'Flower market', start: '2027-06-10', end: '2027-06-11', lane: 'white', tone: 'eucalyptus' },
  { id: '2', title: 'Okafor wedding', start: '2027-06-11', end: '2027-06-13', lane: 'green', tone: 'blush' },
  { id: '3', title: 'Tasting', start: '2027-06-09', end: '2027-06-10', lane: 'green', tone: 'marigold' },
];

const text = (words: string, marks: readonly string[] = []) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});

export const sampleTerms: RichTextDoc = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [text('Terms')] },
    {
      type: 'paragraph',
      content: [text('Half of the sum is due '), text('on booking', ['bold']), text(', the rest a week before the event.')],
    },
    {
      type: 'bulletList',
      content: ['Delivery is included', 'Vases stay ours'].map((line) => ({
        type: 'listItem',
        content: [{ type: 'paragraph', content: [text(line)] }],
      })),
    },
  ],
};

const picture = (color: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/></svg>`)}`;

export const samplePhotos = (
  [
    ['Blush arch', '#f0a9b5', 480, 320],
    ['Green room', '#93c6a8', 320, 400],
    ['Gold table', '#e8b95f', 600, 320],
    ['Evening', '#6853e0', 400, 400],
  ] as const
).map(([alt, color, width, height], id) => ({ id, alt, width, height, src: picture(color, width, height) }));
