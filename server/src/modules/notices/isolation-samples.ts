import type { OwnSamples } from '../../isolation-samples';

const aNotice = (_ids: unknown, { notice }: { notice: number }) => ({ id: notice });

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: OwnSamples<{ notice: number }> = {
  fill: async ({ client, project, projectMark }) => {
    const { id } = (
      await client.post('/api/notices/notices/', { title: projectMark, scope: 'project', project_id: project, requires_ack: true })
    ).json<{ id: number }>();
    await client.post(`/api/notices/notices/${id}/publish/`, {});
    return { notice: id };
  },
  belongs: { notice: 'project' },
  paths: {
    getNotice: aNotice,
    updateNotice: aNotice,
    archiveNotice: aNotice,
    restoreNotice: aNotice,
    publishNotice: aNotice,
    seeNotice: aNotice,
    ackNotice: aNotice,
    remindNotice: aNotice,
    listReceipts: aNotice,
    listProjectNotices: ({ project }) => ({ projectId: project }),
  },
  bodies: { createNotice: { title: 'Sample' }, updateNotice: { title: 'Renamed' } },
};
