import { CountCache } from './count-cache';

const entry = { tenantId: 1, key: 'all', count: 12 };

describe('counts of project lists', () => {
  it('are kept per tenant until a project changes', () => {
    const cache = new CountCache();
    cache.set({ ...entry, generation: cache.generation(1) });
    expect(cache.get(1, 'all')).toBe(12);
    expect(cache.get(2, 'all')).toBeUndefined();
    cache.forget(1);
    expect(cache.get(1, 'all')).toBeUndefined();
  });

  it('are not kept when a project changed while they were counted', () => {
    const cache = new CountCache();
    const generation = cache.generation(1);
    cache.forget(1);
    cache.set({ ...entry, generation });
    expect(cache.get(1, 'all')).toBeUndefined();
  });
});
