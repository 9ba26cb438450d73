import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ImportWizard } from '@butterfly/record-kit/import';
import { recordImports } from '@butterfly/record-kit/sources';
import { useParams } from 'react-router-dom';
import { keys } from '../event_venues.client';

const source = recordImports({ subject_type: 'event_venues.venue', label: 'Venues', invalidates: [keys.venues] });

export function Page() {
  const { nav } = usePlugin();
  const places = { start: nav.href('import'), run: (id: number) => nav.href('import_run', { id }), results: () => nav.href('list') };
  return <ImportWizard source={source} places={places} id={useParams()['id']} entity={null} />;
}
