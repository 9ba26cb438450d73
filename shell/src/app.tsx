import type { PluginHost } from '@butterfly/plugin-sdk/react';
import { RegionProvider, type Region } from '@butterfly/ui-kit';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { ServicesContext, useBoot, useServices, type AppServices } from './app-services';
import { AssistantHost } from './assistant/assistant-host';
import { MatchedPage } from './routes/matched-page';
import { Palette } from './palette/palette-host';
import { RenderSlotContext } from './plugins/slots/render-slot';
import { Slot } from './plugins/slots/slot';
import { routeTable } from './routes/route-table';
import { useDirtyGuard } from './routes/use-dirty-guard';
import { usePageFocus } from './routes/use-page-focus';
import { EndedDialog } from './session/ended-dialog';
import { useStaffServices } from './session/use-staff-services';
import { QuestionDialog } from './ui/question-dialog';
import { ToastRegion } from './ui/toast-region';
import { useFocusReturn } from './ui/use-focus-return';
import { WelcomeOverlay } from './welcome/welcome-overlay';

const NOWHERE: Region = { locale: 'en-US', tz: 'UTC', currency: 'USD' };
const renderSlot: PluginHost['renderSlot'] = (id, props, standIns) => <Slot id={id} props={props} {...standIns} />;

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
  const { boot, aside } = useBoot();
  const { page, session } = useServices();
  const { pathname } = useLocation();
  const table = useMemo(() => routeTable(boot, aside), [boot, aside]);
  useEffect(() => () => page.pageLeft(), [page, pathname]);
  const ended = useSyncExternalStore(session.ended.subscribe, session.ended.getState);
  useStaffServices(boot.session !== null, ended);
  useDirtyGuard();
  usePageFocus(pathname);
  useFocusReturn();
  return (
    <RegionProvider region={boot.session?.tenant ?? NOWHERE}>
      <MatchedPage table={table} />
      <AssistantHost table={table} />
      <Palette table={table} />
      <ToastRegion />
      <QuestionDialog />
      <WelcomeOverlay />
      <EndedDialog />
    </RegionProvider>
  );
}
