import type { OwnSamples } from '../../isolation-samples';

const KIND = 'tenant_crm.project';
const of = (project: number) => ({ subject_type: KIND, subject_id: project });

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: OwnSamples<{ note: number; file: number }> = {
  fill: async ({ client, project, projectMark }) => {
    const base = `/api/records/${KIND}/${project}`;
    const note = (await client.post(`${base}/notes/`, { body: projectMark, kind: 'comment' })).json<{ id: number }>();
    const headers = { 'content-type': 'application/octet-stream' };
    const upload = { url: `${base}/files/?name=${encodeURIComponent(projectMark)}`, body: Buffer.from(projectMark), headers };
    const file = (await client.send('POST', upload)).json<{ id: number }>();
    return { note: note.id, file: file.id };
  },
  belongs: { note: 'project', file: 'project' },
  paths: {
    listNotes: ({ project }) => of(project),
    createNote: ({ project }) => of(project),
    getNote: ({ project }, { note }) => ({ ...of(project), id: note }),
    updateNote: ({ project }, { note }) => ({ ...of(project), id: note }),
    deleteNote: ({ project }, { note }) => ({ ...of(project), id: note }),
    restoreNote: ({ project }, { note }) => ({ ...of(project), id: note }),
    listFiles: ({ project }) => of(project),
    uploadFile: ({ project }) => of(project),
    downloadFile: ({ project }, { file }) => ({ ...of(project), id: file }),
    removeFile: ({ project }, { file }) => ({ ...of(project), id: file }),
    restoreFile: ({ project }, { file }) => ({ ...of(project), id: file }),
    getTimeline: ({ project }) => of(project),
    listPeople: ({ project }) => of(project),
  },
  shared: {
    getListView: { subject_type: KIND },
    saveListView: { subject_type: KIND },
  },
  bodies: {
    createNote: { body: 'Sample' },
    updateNote: { body: 'Renamed' },
    uploadFile: Buffer.from('bytes'),
  },
  queries: { uploadFile: '?name=sample.txt' },
};
