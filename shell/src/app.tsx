import { RegionProvider, type Region } from '@butterfly/ui-kit';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { ServicesContext, useBoot, useServices, type AppServices } from './app-services';
import { MatchedPage } from './routes/matched-page';
import { RenderSlotContext } from './plugins/render-slot';
import { Slot } from './plugins/slot';
import { routeTable } from './routes/route-table';
import { useDirtyGuard } from './routes/use-dirty-guard';
import { usePageFocus } from './routes/use-page-focus';
import { useStaffServices } from './session/use-staff-services';
import { QuestionDialog } from './ui/question-dialog';
import { ToastRegion } from './ui/toast-region';

const NOWHERE: Region = { locale: 'en-US', tz: 'UTC', currency: 'USD' };
const renderSlot = (id: string, props: object) => <Slot id={id} props={props} />;

export function App({ services }: { services: AppServices }) {
  return (
    <ServicesContext value={services}>
      <RenderSlotContext value={renderSlot}>
        <Window />
      </RenderSlotContext>
    </ServicesContext>
  );
}

function Window() {
  const { boot } = useBoot();
  const { page } = useServices();
  const { pathname } = useLocation();
  const table = useMemo(() => routeTable(boot), [boot]);
  useEffect(() => () => page.pageLeft(), [page, pathname]);
  useStaffServices(boot.session !== null);
  useDirtyGuard();
  usePageFocus(pathname);
  return (
    <RegionProvider region={boot.session?.tenant ?? NOWHERE}>
      <MatchedPage table={table} />
      <ToastRegion />
      <QuestionDialog />
    </RegionProvider>
  );
}
