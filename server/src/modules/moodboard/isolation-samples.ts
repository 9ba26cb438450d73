import type { IsolationSamples } from '../../isolation-samples';

/** Of the right form; who makes one up gets what everybody gets. */
const UNKNOWN_LINK = `1-${'a'.repeat(43)}`;

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: IsolationSamples = {
  paths: {
    getBoard: ({ project }) => ({ projectId: project }),
    patchBoard: ({ project }) => ({ projectId: project }),
    replaceBoard: ({ project }) => ({ projectId: project }),
    deleteBoard: ({ project }) => ({ projectId: project }),
    summarizeBoard: ({ project }) => ({ projectId: project }),
    getTempBoard: ({ tempBoard }) => ({ tempProjectId: tempBoard }),
    replaceTempBoard: ({ tempBoard }) => ({ tempProjectId: tempBoard }),
    deleteTempBoard: ({ tempBoard }) => ({ tempProjectId: tempBoard }),
    getAsset: ({ asset }) => ({ assetId: asset }),
    assetBytes: ({ asset }) => ({ assetId: asset, size: 'view' }),
    listShares: ({ project }) => ({ projectId: project }),
    createShare: ({ project }) => ({ projectId: project }),
    showShareAddress: ({ project, share }) => ({ projectId: project, id: share }),
    revokeShare: ({ project, share }) => ({ projectId: project, id: share }),
    restoreShare: ({ project, share }) => ({ projectId: project, id: share }),
    listReactions: ({ project }) => ({ projectId: project }),
    readShare: () => ({ shareId: UNKNOWN_LINK }),
    unlockShare: () => ({ shareId: UNKNOWN_LINK }),
    sharedDocument: () => ({ shareId: UNKNOWN_LINK }),
    sharedAssetBytes: ({ asset }) => ({ shareId: UNKNOWN_LINK, assetId: asset, size: 'view' }),
    listSharedReactions: () => ({ shareId: UNKNOWN_LINK }),
    setSharedReaction: () => ({ shareId: UNKNOWN_LINK }),
    listSharedComments: () => ({ shareId: UNKNOWN_LINK }),
    addSharedComment: () => ({ shareId: UNKNOWN_LINK }),
    listComments: ({ project }) => ({ projectId: project }),
    addComment: ({ project }) => ({ projectId: project }),
    changeComment: ({ project, comment }) => ({ projectId: project, id: comment }),
    removeComment: ({ project, comment }) => ({ projectId: project, id: comment }),
    restoreComment: ({ project, comment }) => ({ projectId: project, id: comment }),
    listRevisions: ({ project }) => ({ projectId: project }),
    keepRevision: ({ project }) => ({ projectId: project }),
    readRevision: ({ project, revision }) => ({ projectId: project, revisionId: revision }),
    labelRevision: ({ project, revision }) => ({ projectId: project, revisionId: revision }),
    restoreRevision: ({ project, revision }) => ({ projectId: project, revisionId: revision }),
    attachTempBoard: ({ tempBoard }) => ({ tempProjectId: tempBoard }),
  },
  bodies: {
    patchBoard: { patches: [{ op: 'add', path: '/title', value: 'x' }] },
    uploadAsset: Buffer.from('bytes'),
    importAsset: { url: 'http://127.0.0.1/a.png' },
  },
  queries: {
    uploadAsset: '?name=sample.png',
  },
  open: {
    readShare: 'the address of the shared link is the key; only its hash is kept',
    unlockShare: 'the address of the shared link is the key; only its hash is kept',
    sharedDocument: 'the address of the shared link is the key; only its hash is kept',
    sharedAssetBytes: 'the address of the shared link is the key; only its hash is kept',
    listSharedReactions: 'the address of the shared link is the key; only its hash is kept',
    setSharedReaction: 'the address of the shared link is the key; only its hash is kept',
    listSharedComments: 'the address of the shared link is the key; only its hash is kept',
    addSharedComment: 'the address of the shared link is the key; only its hash is kept',
  },
  sockets: {
    '/ws/moodboard/': {
      say: ({ project }) => ({ type: 'moodboard.join', project }),
      letIn: 'moodboard.joined',
      room: ({ project }) => `moodboard/${project}`,
      hears: 'moodboard.saved',
      stir: (owner, { ids, nth }) =>
        owner.send('PATCH', { url: `/api/moodboard/${ids.project}/`, body: { data: { at: nth } }, headers: { 'if-match': '*' } }),
      open: {},
    },
  },
};
