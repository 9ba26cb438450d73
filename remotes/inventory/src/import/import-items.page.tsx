import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ImportWizard } from '@butterfly/record-kit/import';
import { recordImports } from '@butterfly/record-kit/sources';
import { useParams } from 'react-router-dom';
import { keys } from '../inventory.client';

const things = recordImports({ subject_type: 'inventory.item', label: 'Hard goods', invalidates: [keys.goods] });

/** Hard goods from a table: columns are matched, every row is tried dry, and all of it can be taken back. */
export function Page() {
  const { nav } = usePlugin();
  const { importId } = useParams();
  const places = {
    start: nav.href('import_items'),
    run: (id: number) => nav.href('import_items_run', { importId: id }),
    results: () => nav.href('items'),
  };
  return <ImportWizard source={things} places={places} id={importId} entity={null} />;
}
