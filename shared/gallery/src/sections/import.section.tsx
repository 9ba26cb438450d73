import { ImportWizard, type ImportSource } from '@butterfly/record-kit/import';
import { Part } from '../part';
import { answerOf } from '../samples/answer';

type Run = Awaited<ReturnType<ImportSource['read']>>['data'];

const draft: Run = {
  id: 1,
  entity: 'venues',
  file_name: 'venues-2027.csv',
  status: 'draft',
  policy: 'skip',
  total: 128,
  processed: 0,
  counts: { created: 0, updated: 0, skipped: 0, failed: 0 },
  created_at: '2027-03-02T15:04:00Z',
  columns: ['Venue', 'Town', 'Guests'],
  mapping: { '0': 'name', '1': 'town' },
  sample: [
    ['Glass House', 'Hudson', '140'],
    ['Old Mill', 'Saugerties', '90'],
  ],
  fields: [
    { name: 'name', label: 'Name', required: true },
    { name: 'town', label: 'Town', required: false },
    { name: 'capacity', label: 'Guests', required: false },
  ],
};

const source: ImportSource<'venues'> = {
  entities: { venues: 'Venues' },
  invalidates: [],
  list: () => answerOf([{ ...draft, status: 'done' as const, counts: { created: 120, updated: 0, skipped: 6, failed: 2 } }]),
  create: () => answerOf(draft),
  read: () => answerOf(draft),
  update: (_id, decision) => answerOf({ ...draft, ...decision }),
  commit: () => answerOf(draft),
  undo: () => answerOf(draft),
  check: () =>
    answerOf({
      counts: { created: 120, updated: 0, skipped: 6, failed: 2 },
      lines: [{ line: 14, outcome: 'failed' as const, label: 'Rose Barn', reason: 'the town is missing' }],
    }),
  lines: () => answerOf({ count: 0, results: [] }),
};

const places = { start: '/', run: () => '/', results: () => '/' };

export function ImportSection() {
  return (
    <div className="gallery-grid">
      <Part name="ImportWizard" wide>
        <ImportWizard source={source} places={places} />
      </Part>
      <Part name="ImportWizard, columns" wide>
        <ImportWizard source={source} places={places} id="1" />
      </Part>
    </div>
  );
}
