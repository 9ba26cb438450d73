import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ImportWizard } from '@butterfly/record-kit/import';
import { recordImports } from '@butterfly/record-kit/sources';
import { useParams } from 'react-router-dom';
import { keys } from '../client_requests.client';

const source = recordImports({ subject_type: 'client_requests.request', label: 'Requests', invalidates: [keys.requests] });

export function Page() {
  const { nav } = usePlugin();
  const places = { start: nav.href('import'), run: (id: number) => nav.href('import_run', { id }), results: () => nav.href('requests') };
  return <ImportWizard source={source} places={places} id={useParams()['id']} entity={null} />;
}
