import type { ImportEntity } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ImportWizard, type ImportSource } from '@butterfly/record-kit/import';
import { useParams, useSearchParams } from 'react-router-dom';
import { peopleKeys } from '../contacts/keys';
import { crm, keys } from '../crm.client';

const source: ImportSource<ImportEntity> = {
  entities: { contacts: 'Contacts', organizations: 'Organizations', projects: 'Projects' },
  invalidates: [peopleKeys.contacts, peopleKeys.organizations, keys.projects, keys.pipeline, keys.dashboard],
  list: (signal) => crm.listImports({ signal }),
  create: (entity, file) => crm.createImport({ body: { entity, ...file } }),
  read: (id, signal) => crm.getImport({ params: { id }, signal }),
  update: (id, body) => crm.updateImport({ params: { id }, body }),
  check: (id, signal) => crm.checkImport({ params: { id }, signal }),
  commit: (id) => crm.commitImport({ params: { id } }),
  undo: (id) => crm.undoImport({ params: { id } }),
  lines: (id, query, signal) => crm.listImportLines({ params: { id }, query, signal }),
};

export function Page() {
  const { nav } = usePlugin();
  const { id } = useParams();
  const [address] = useSearchParams();
  const places = {
    start: nav.href('import'),
    run: (run: number) => nav.href('import_run', { id: run }),
    results: (entity: ImportEntity) => nav.href(entity),
  };
  return <ImportWizard source={source} places={places} id={id} entity={address.get('entity')} />;
}
