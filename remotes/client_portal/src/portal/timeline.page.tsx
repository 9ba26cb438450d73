import { lazy } from '@butterfly/plugin-sdk/react';
import { Gate } from './gate';
import { Later } from './later';

const PlanView = lazy(() => import('./timeline/plan-view').then((module) => module.PlanView));

/** What of the plan the studio shares. */
export function Page() {
  return <Gate>{(shown) => <Later section="timeline" part={PlanView} {...shown} />}</Gate>;
}
