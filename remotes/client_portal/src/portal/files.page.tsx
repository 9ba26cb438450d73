import { lazy } from '@butterfly/plugin-sdk/react';
import { Gate } from './gate';
import { Later } from './later';

const FileList = lazy(() => import('./files/file-list').then((module) => module.FileList));

/** Files that came from the studio and those that go there. */
export function Page() {
  return <Gate>{(shown) => <Later section="files" part={FileList} {...shown} />}</Gate>;
}
