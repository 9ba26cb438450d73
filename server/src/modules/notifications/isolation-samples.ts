import type { IsolationSamples } from '../../isolation-samples';

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: IsolationSamples = {
  paths: {
    markRead: ({ notification }) => ({ id: notification }),
  },
  open: {
    listUnread: "notifications of one's own",
    listLatest: "notifications of one's own",
    markRead: "a notification of one's own",
    markAllRead: "notifications of one's own",
  },
  sockets: {
    '/ws/notifications/': {
      letIn: 'heartbeat',
      hears: 'notification.created',
      open: {
        no_plugin: 'notifications are for the member they name',
        permission_withdrawn_since: 'notifications are for the member they name',
        plugin_off_since: 'notifications are for the member they name',
        scope_narrowed_since: 'who sends one asks whether the member sees the project',
        sees_assigned: 'who sends one asks whether the member sees the project',
        sees_none: 'who sends one asks whether the member sees the project',
      },
    },
  },
};
