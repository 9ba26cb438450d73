import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/client_portal';
import { defineModule } from '../../platform/define-module';
import { PortalArchive } from './archive/service';
import { PortalFiles } from './files/service';
import { PortalMessages } from './messages/service';
import { tellPeople } from './messages/tell-people';
import { PortalPages } from './pages';
import { PeopleService } from './people/service';
import { clientPortalHandlers } from './routes';
import { SettingsService } from './settings-service';
import { PortalTimeline } from './timeline/service';
import { PortalDoor } from './visits/door';
import { PortalPasswords } from './visits/passwords';
import { tellFirstVisit } from './visits/tell-owner';
import { PortalView } from './visits/view';
import { PortalWishes } from './visits/wishes';

declare module '../../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const definition = defineModule({
  id: 'client_portal',
  operations,
  errors,
  events,
  // What notes, comments and files of the module `records` may be about.
  subjects: { person: { table: 'client_portal_person', name: 'name', project: 'project_id', path: '/client_portal/settings/:project_id' } },
  start: (platform) => {
    const settings = new SettingsService(platform);
    const view = new PortalView(platform, settings);
    const door = new PortalDoor(platform, view);
    const pages = new PortalPages(platform, settings);
    const files = new PortalFiles(platform, door, settings);
    return {
      handlers: clientPortalHandlers({
        ...{ platform, settings, view, door },
        people: new PeopleService(platform, settings),
        passwords: new PortalPasswords(platform, door),
        wishes: new PortalWishes(platform, door),
        messages: new PortalMessages(platform, door, settings),
        files,
        timeline: new PortalTimeline(platform, door),
        archive: new PortalArchive(platform, { door, view, files }),
      }),
      fills: { 'platform.client_pages': pages, 'client_requests.client_pages': pages.forRequests() },
      on: { 'client_portal.first_visit@1': { hear: tellFirstVisit(platform), whenOff: 'skip' }, ...tellPeople(platform) },
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
