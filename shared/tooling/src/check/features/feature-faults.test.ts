import type { Operation, Operations } from '../../../../contracts/src/core/index';
import { featureFaults, type Declared } from './feature-faults';

const spec = { title: 'Delete records', text: '', risk: 'write' } as const;
const remove: Operation = { summary: '', access: 'plugin', method: 'DELETE', path: '/api/things/:id/' };
const things = (operations: Operations) => new Map([['things', operations]]);
const faultsOf = (part: Partial<Declared>) => featureFaults({ catalogue: {}, modules: new Map(), manifests: [], free: {}, ...part });

describe('features that do nothing are a fault', () => {
  it('names one that nobody asks for, and lets one wait for its plugin until that is there', () => {
    expect(faultsOf({ catalogue: { delete_records: spec } })).toEqual([expect.stringContaining('no operation and no manifest asks')]);
    const catalogue = { refund_payment: { ...spec, awaits: 'payments' } };
    expect(faultsOf({ catalogue })).toEqual([]);
    expect(faultsOf({ catalogue, modules: new Map([['payments', {}]]) })).toEqual([
      expect.stringContaining('which is there and does not ask'),
    ]);
  });

  it.each([{ feature: 'delete_records' }, { mayNeed: ['delete_records'] }, { fieldsNeed: ['delete_records'] }] as const)(
    'is content with %j',
    (asking) => {
      expect(faultsOf({ catalogue: { delete_records: spec }, modules: things({ remove: { ...remove, ...asking } }) })).toEqual([]);
    },
  );

  it('names an operation that cannot check it, since it looks at no permission', () => {
    expect(faultsOf({ modules: things({ remove: { ...remove, access: 'session', feature: 'delete_records' } }) })).toEqual([
      expect.stringContaining("its access is 'session'"),
    ]);
  });

  it('asks of everything that deletes or exports either a feature or a reason, and of the reason that it is needed', () => {
    const exports: Operation = { ...remove, method: 'GET', path: '/api/things/export.csv/' };
    expect(faultsOf({ modules: things({ remove, exports }) })).toHaveLength(2);
    expect(faultsOf({ modules: things({ remove }), free: { 'things.remove': "the thing is one's own" } })).toEqual([]);
    expect(faultsOf({ free: { 'things.remove': "the thing is one's own" } })).toEqual([expect.stringContaining('not needed')]);
  });

  it('asks the same of what a manifest names', () => {
    const manifest = { id: 'things', permissions: { features: [{ id: 'access_things' }, { id: 'polish_things' }] }, contributes: {} };
    expect(faultsOf({ manifests: [manifest] })).toEqual([expect.stringContaining('names the feature polish_things')]);
    expect(faultsOf({ manifests: [{ ...manifest, contributes: { nav: [{ when: { feature: 'polish_things' } }] } }] })).toEqual([]);
    expect(
      faultsOf({
        manifests: [
          { ...manifest, contributes: { nav: [{ when: { any: [{ feature: 'polish_things' }, { feature: 'polisch_things' }] } }] } },
        ],
      }),
    ).toEqual([expect.stringContaining('polisch_things, which is no feature')]);
  });
});
