import type { OwnSamples } from '../../isolation-samples';

const UNKNOWN_LINK = 'a'.repeat(43);
const unknown = () => ({ token: UNKNOWN_LINK });
const unknownWish = () => ({ token: UNKNOWN_LINK, wishId: 1 });
const unknownPassword = () => ({ uidb64: 'MQ', token: UNKNOWN_LINK });
const byProject = ({ project }: { project: number }) => ({ projectId: project });
const byPerson = ({ project }: { project: number }, { person }: { person: number }) => ({ projectId: project, personId: person });
const LINK = 'the address of the link is the key; only its hash is compared';

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: OwnSamples<{ person: number }> = {
  fill: async ({ client, project, projectMark }) => {
    const address = `/api/client_portal/settings/${project}/`;
    await client.post(`${address}enable/`, {});
    const made = await client.post(`${address}invite/`, { name: projectMark, email: 'portal@example.com' });
    return { person: made.json<{ id: number }>().id };
  },
  belongs: { person: 'project' },
  paths: {
    getSettings: byProject,
    updateSettings: byProject,
    enablePortal: byProject,
    disablePortal: byProject,
    invitePerson: byProject,
    getActivity: byProject,
    updatePerson: byPerson,
    inviteAgain: byPerson,
    rotateToken: byPerson,
    showLink: byPerson,
    previewPortal: byPerson,
    checkAccess: unknown,
    getApp: unknown,
    openPortal: unknown,
    openDocument: unknown,
    requestCode: unknown,
    verifyCode: unknown,
    enterPassword: unknown,
    forgotPassword: unknown,
    listWishes: unknown,
    sendWish: unknown,
    answerWish: unknownWish,
    approveWish: unknownWish,
    declineWish: unknownWish,
    checkPasswordLink: unknownPassword,
    setPassword: unknownPassword,
  },
  bodies: {
    updateSettings: { welcome: 'Dear both' },
    invitePerson: { name: 'Ada', email: 'ada@example.com' },
    updatePerson: { name: 'Ada' },
    openDocument: { section: 'proposals', key: '1' },
    verifyCode: { code: '000000' },
    enterPassword: { password: 'rosemary and thyme' },
    sendWish: { title: 'One centrepiece less' },
    answerWish: { body: 'Thank you' },
    approveWish: { seen: '2027-02-01T15:00:00.000Z' },
    declineWish: { reason: '' },
    setPassword: { password: 'rosemary and thyme' },
  },
  open: {
    checkAccess: LINK,
    getApp: LINK,
    openPortal: LINK,
    openDocument: LINK,
    requestCode: LINK,
    verifyCode: LINK,
    enterPassword: LINK,
    forgotPassword: LINK,
    listWishes: LINK,
    sendWish: LINK,
    answerWish: LINK,
    approveWish: LINK,
    declineWish: LINK,
    checkPasswordLink: LINK,
    setPassword: LINK,
  },
};
