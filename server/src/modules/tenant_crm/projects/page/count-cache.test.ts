import { CountCache } from './count-cache';

const entry = { tenantId: 1, key: 'all', count: 12 };

describe('counts of project lists', () => {
  it('are kept per tenant until a project changes', () => {
    const cache = new CountCache();
    cache.set({ ...entry, generation: cache.generation(1) });
    expect(cache.generation(1).get('all')).toBe(12);
    expect(cache.generation(2).get('all')).toBeUndefined();
    cache.forget(1);
    expect(cache.generation(1).get('all')).toBeUndefined();
  });

  it('are not kept when a project changed while they were counted', () => {
    const cache = new CountCache();
    const generation = cache.generation(1);
    cache.forget(1);
    cache.set({ ...entry, generation });
    expect(cache.generation(1).get('all')).toBeUndefined();
  });
});
