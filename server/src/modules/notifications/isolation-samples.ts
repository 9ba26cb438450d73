import type { IsolationSamples } from '../../isolation-samples';

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: IsolationSamples = {
  paths: {
    markRead: ({ notification }) => ({ id: notification }),
  },
  open: {
    listUnread: "notifications of one's own",
    markRead: "a notification of one's own",
    markAllRead: "notifications of one's own",
  },
};
