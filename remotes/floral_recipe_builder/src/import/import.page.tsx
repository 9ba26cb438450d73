import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ImportWizard } from '@butterfly/record-kit/import';
import { recordImports } from '@butterfly/record-kit/sources';
import { useParams } from 'react-router-dom';
import { keys } from '../flowers.client';

const source = recordImports({
  subject_type: 'floral_recipe_builder.ingredient',
  label: 'Ingredients',
  invalidates: [keys.catalogue, keys.library],
});

/** A table becomes ingredients; what they cost is not in it, because packs are for those who see costs. */
export function Page() {
  const { nav } = usePlugin();
  const { id } = useParams();
  const places = {
    start: nav.href('import'),
    run: (run: number) => nav.href('import_run', { id: run }),
    results: () => nav.href('library'),
  };
  return <ImportWizard source={source} places={places} id={id} entity={null} />;
}
