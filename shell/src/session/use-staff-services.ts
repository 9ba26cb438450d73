import { useEffect } from 'react';
import { useServices } from '../app-services';

/** After the server has closed the socket for want of a session: time for another tab to say that somebody signed out. */
const DOUBT_MS = 1500;

/** What runs while somebody is signed in: the notification socket, the watch over the permission record and over other tabs. */
export function useStaffServices(signedIn: boolean, ended: boolean): void {
  const { permissions, session } = useServices();
  useSocket(signedIn && !ended);
  useEffect(() => {
    if (!signedIn) return undefined;
    void permissions.refresh();
    const stopWatch = permissions.watchFocus();
    const stopTabs = session.watchTabs();
    return () => {
      stopWatch();
      stopTabs();
    };
  }, [signedIn, permissions, session]);
}

function useSocket(wanted: boolean): void {
  const { permissions, notifications, withdrawn, liveQueries } = useServices();
  useEffect(() => {
    if (!wanted) return undefined;
    let stopSocket: (() => void) | null = null;
    let doubt: ReturnType<typeof setTimeout> | undefined;
    let live = true;
    const handleFrame = (frame: unknown) => {
      withdrawn.frameArrived(frame);
      if (typeOf(frame) === 'changed') liveQueries.frameArrived(frame);
      else if (typeOf(frame) === 'override') void permissions.reloadBoot();
      else if (concernsBoot(frame)) permissions.changedOnServer();
      else notifications.frameArrived(frame);
    };
    const open = async () => {
      const { openNotificationSocket } = await import('../notifications/notification-socket');
      if (!live) return;
      stopSocket = openNotificationSocket({
        onFrame: handleFrame,
        // What changed while nobody listened was not heard.
        onOpen: (again) => {
          if (!again) return;
          permissions.changedOnServer();
          liveQueries.missedSome();
        },
        onRefused: permissions.changedOnServer,
        onSignedOut: () => {
          doubt = setTimeout(() => void permissions.reloadBoot().then(() => (live ? open() : undefined)), DOUBT_MS);
        },
      });
    };
    open().catch((error: unknown) => console.warn('[shell] the code of the notifications did not arrive', error));
    return () => {
      live = false;
      clearTimeout(doubt);
      stopSocket?.();
    };
  }, [wanted, permissions, notifications, withdrawn, liveQueries]);
}

/** What this person may use, or in which release, has changed. */
function concernsBoot(frame: unknown): boolean {
  return typeOf(frame) === 'permission' || typeOf(frame) === 'release';
}

function typeOf(frame: unknown): unknown {
  return typeof frame === 'object' && frame !== null && 'type' in frame ? frame.type : undefined;
}
