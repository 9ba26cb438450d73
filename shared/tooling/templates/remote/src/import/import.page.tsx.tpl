import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ImportWizard } from '@butterfly/record-kit/import';
import { recordImports } from '@butterfly/record-kit/sources';
import { useParams } from 'react-router-dom';
import { keys } from '../{{id}}.client';

const source = recordImports({ subject_type: '{{id}}.{{record}}', label: '{{Records}}', invalidates: [keys.{{records}}] });

export function Page() {
  const { nav } = usePlugin();
  const places = { start: nav.href('import'), run: (id: number) => nav.href('import_run', { id }), results: () => nav.href('{{records}}') };
  return <ImportWizard source={source} places={places} id={useParams()['id']} entity={null} />;
}
