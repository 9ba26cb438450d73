import type { OwnSamples } from '../../isolation-samples';

const UNKNOWN_LINK = 'a'.repeat(43);
const unknown = () => ({ token: UNKNOWN_LINK });
const unknownWish = () => ({ token: UNKNOWN_LINK, wishId: 1 });
const unknownPassword = () => ({ uidb64: 'MQ', token: UNKNOWN_LINK });
const byProject = ({ project }: { project: number }) => ({ projectId: project });
const byPerson = ({ project }: { project: number }, { person }: { person: number }) => ({ projectId: project, personId: person });
const LINK = 'the address of the link is the key; only its hash is compared';

const MESSAGE = { key: 'a-message-of-the-proof', body: 'White or ivory?' };

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
    readThread: byProject,
    writeMessage: byProject,
    noteThreadRead: byProject,
    listTeamFiles: byProject,
    shareFile: ({ project, file }) => ({ projectId: project, fileId: file }),
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
    listMessages: unknown,
    sendMessage: unknown,
    noteMessagesRead: unknown,
    listFiles: unknown,
    sendFile: unknown,
    openFile: () => ({ token: UNKNOWN_LINK, fileId: 1 }),
    getTimeline: unknown,
    getArchive: unknown,
    checkPasswordLink: unknownPassword,
    setPassword: unknownPassword,
  },
  bodies: {
    updateSettings: { welcome: 'Dear both' },
    invitePerson: { name: 'Ada', email: 'ada@example.com' },
    updatePerson: { name: 'Ada' },
    writeMessage: MESSAGE,
    noteThreadRead: { id: 1 },
    shareFile: { for_all: true },
    sendMessage: MESSAGE,
    noteMessagesRead: { id: 1 },
    sendFile: Buffer.from('%PDF-1.7'),
    openDocument: { section: 'proposals', key: '1' },
    verifyCode: { code: '000000' },
    enterPassword: { password: 'rosemary and thyme' },
    sendWish: { title: 'One centrepiece less' },
    answerWish: { body: 'Thank you' },
    approveWish: { seen: '2027-02-01T15:00:00.000Z' },
    declineWish: { reason: '' },
    setPassword: { password: 'rosemary and thyme' },
  },
  queries: { sendFile: '?name=church.pdf&key=a-file-of-the-proof' },
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
    listMessages: LINK,
    sendMessage: LINK,
    noteMessagesRead: LINK,
    listFiles: LINK,
    sendFile: LINK,
    openFile: LINK,
    getTimeline: LINK,
    getArchive: LINK,
    checkPasswordLink: LINK,
    setPassword: LINK,
  },
};
