import { QueryClient } from '@tanstack/react-query';
import type { DefinedPlugin } from '@butterfly/plugin-sdk';
import { createLiveQueries } from './live-queries';
import type { LoadState } from './loading/load-state';

const live = { 'crm.lead': [['leads'], ['lead', ':id', 'notes']], 'crm.stage': [['stages']] } as const;
const ready = (plugin: DefinedPlugin): LoadState =>
  ({
    kind: 'ready',
    candidate: { container: 'crm_1', release: 1, version: '1.0.0', base: '/r/' },
    plugin,
    instead: null,
  }) as unknown as LoadState;

function page() {
  const client = new QueryClient();
  const asked: string[] = [];
  jest
    .spyOn(client, 'invalidateQueries')
    .mockImplementation((filters) => (asked.push(JSON.stringify(filters?.queryKey)), Promise.resolve()));
  const queries = createLiveQueries({
    loader: { state: () => ready({ kind: 'butterfly.plugin', id: 'crm', bindings: {}, live }) },
    scopes: { queries: () => [['crm', client]] },
    random: () => 0.5,
  });
  return { queries, client, asked };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what others have changed', () => {
  it('is asked for anew once, however many frames tell of it', () => {
    const { queries, asked } = page();
    queries.frameArrived({ type: 'changed', changes: [{ entity: 'crm.lead', id: 7, version: 2, kind: 'update' }] });
    queries.frameArrived({
      type: 'changed',
      changes: [
        { entity: 'crm.lead', id: 7, version: 3, kind: 'update' },
        { entity: 'crm.other', id: 1, version: 1, kind: 'insert' },
      ],
    });
    jest.advanceTimersByTime(100);
    expect(asked).toEqual(['["leads"]', '["lead","7","notes"]']);
  });

  it('is everything of its kind when many have changed', () => {
    const { queries, asked } = page();
    queries.frameArrived({ type: 'changed', changes: [{ entity: 'crm.lead', id: null, version: 0, kind: 'insert' }] });
    jest.advanceTimersByTime(100);
    expect(asked).toEqual(['["leads"]', '["lead"]']);
  });

  it('is everything when the socket was away', () => {
    const { queries, asked } = page();
    queries.missedSome();
    jest.advanceTimersByTime(100);
    expect(asked).toEqual(['["leads"]', '["lead"]', '["stages"]']);
  });

  it('waits until what is being saved here is saved', () => {
    const { queries, client, asked } = page();
    const saving = jest.spyOn(client, 'isMutating').mockReturnValue(1);
    queries.frameArrived({ type: 'changed', changes: [{ entity: 'crm.stage', id: 1, version: 2, kind: 'update' }] });
    jest.advanceTimersByTime(1_000);
    expect(asked).toEqual([]);
    saving.mockReturnValue(0);
    jest.advanceTimersByTime(100);
    expect(asked).toEqual(['["stages"]']);
  });

  it.each([null, 'x', {}, { changes: 1 }, { changes: [null, { entity: 1, id: 1 }, { entity: 'crm.stage' }] }])(
    'is nothing for %j',
    (frame) => {
      const { queries, asked } = page();
      queries.frameArrived(frame);
      jest.advanceTimersByTime(1_000);
      expect(asked).toEqual([]);
    },
  );
});
