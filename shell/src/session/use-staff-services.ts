import { useEffect } from 'react';
import { useServices } from '../app-services';

/** What runs while somebody is signed in: the notification socket and the watch over the permission record. */
export function useStaffServices(signedIn: boolean): void {
  const { permissions, notifications } = useServices();
  useEffect(() => {
    if (!signedIn) return undefined;
    let stopSocket: (() => void) | null = null;
    let live = true;
    void import('../notifications/notification-socket').then(({ openNotificationSocket }) => {
      if (live) stopSocket = openNotificationSocket(notifications.frameArrived);
    });
    void permissions.refresh();
    const stopWatch = permissions.watchFocus();
    return () => {
      live = false;
      stopSocket?.();
      stopWatch();
    };
  }, [signedIn, permissions, notifications]);
}
