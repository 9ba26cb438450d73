import type { IsolationSamples } from '../../isolation-samples';

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: IsolationSamples = {
  paths: {
    endSession: ({ session }) => ({ id: session }),
    approveAccess: ({ people }) => ({ id: people.request }),
    declineAccess: ({ people }) => ({ id: people.request }),
  },
  open: {
    check: 'says who is signed in, to strangers that nobody is',
    login: 'this is how one signs in',
    logout: "ends one's own session",
    requestPasswordReset: 'answers the same to everybody; the link goes to the mailbox',
    confirmPasswordReset: 'the link of the mail is the key',
    listSessions: "sessions of one's own",
    endSession: "a session of one's own",
    endOtherSessions: "sessions of one's own",
    listTenants: 'businesses one belongs to',
    switchTenant: 'to a business one belongs to',
    requestAccess: 'asks an administrator for what one lacks',
    listAdmins: 'names whom one can ask',
  },
};
