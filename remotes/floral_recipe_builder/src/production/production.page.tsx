import { Loaded } from '@butterfly/ui-kit/record';
import { useParams } from 'react-router-dom';
import { ProductionView } from './production-view';
import { useProduction } from './use-production';

/** The work for a project, to be ticked off at the bench. */
export function Page() {
  const { projectId = '' } = useParams();
  const sheet = useProduction(projectId);
  return (
    <Loaded query={sheet} what="the production" kind="cards">
      {(found) => <ProductionView key={projectId} sheet={found} />}
    </Loaded>
  );
}
