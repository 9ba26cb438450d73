import { readChanges } from './change';

describe('what a transaction has gathered', () => {
  it('is told once for each thing, as it is in the end', () => {
    expect(
      readChanges('tenant_crm.lead insert 7.1;tenant_crm.lead update 7.2;tenant_crm.stage update 1.4,2.5;tenant_crm.stage delete 1.4;'),
    ).toEqual([
      { entity: 'tenant_crm.lead', id: 7, version: 2, kind: 'insert' },
      { entity: 'tenant_crm.stage', id: 1, version: 4, kind: 'delete' },
      { entity: 'tenant_crm.stage', id: 2, version: 5, kind: 'update' },
    ]);
  });

  it('is told as many when it is more than twenty rows of a statement', () => {
    const rows = Array.from({ length: 21 }, (_, at) => `${at + 1}.1`).join(',');
    expect(readChanges(`tenant_crm.lead insert ${rows};`)).toEqual([{ entity: 'tenant_crm.lead', id: null, version: 0, kind: 'insert' }]);
  });

  it.each([null, '', ';', 'nonsense', 'a.b truncate 1.1;'])('is nothing for %j', (gathered) => expect(readChanges(gathered)).toEqual([]));
});
