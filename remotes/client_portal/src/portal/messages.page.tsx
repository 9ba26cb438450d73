import { lazy } from '@butterfly/plugin-sdk/react';
import { Gate } from './gate';
import { Later } from './later';

const Thread = lazy(() => import('./messages/thread').then((module) => module.Thread));

/** What the client and the studio wrote to each other. */
export function Page() {
  return <Gate>{(shown) => <Later section="messages" part={Thread} {...shown} />}</Gate>;
}
