import type { OwnSamples } from '../../isolation-samples';

const KIND = 'tenant_crm.project';
const of = (project: number) => ({ subject_type: KIND, subject_id: project });

const aRun = (_ids: unknown, { importRun }: { importRun: number }) => ({ subject_type: KIND, id: importRun });

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: OwnSamples<{ note: number; file: number; customField: number; importRun: number }> = {
  fill: async ({ client, project, mark, projectMark }) => {
    const base = `/api/records/${KIND}/${project}`;
    const note = (await client.post(`${base}/notes/`, { body: projectMark, kind: 'comment' })).json<{ id: number }>();
    const headers = { 'content-type': 'application/octet-stream' };
    const upload = { url: `${base}/files/?name=${encodeURIComponent(projectMark)}`, body: Buffer.from(projectMark), headers };
    const file = (await client.send('POST', upload)).json<{ id: number }>();
    const own = `/api/records/${KIND}`;
    const field = (await client.post(`${own}/custom-fields/`, { label: mark, kind: 'text' })).json<{ id: number; key: string }>();
    await client.send('PATCH', { url: `${base}/custom/`, body: { [field.key]: projectMark } });
    const run = (await client.post(`${own}/imports/`, { file_name: projectMark, text: `Name\n${projectMark}` })).json<{ id: number }>();
    return { note: note.id, file: file.id, customField: field.id, importRun: run.id };
  },
  belongs: { note: 'project', file: 'project', customField: 'business', importRun: 'project' },
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
    getCustomValues: ({ project }) => of(project),
    saveCustomValues: ({ project }) => of(project),
    updateCustomField: (_ids, { customField }) => ({ subject_type: KIND, id: customField }),
    getImport: aRun,
    updateImport: aRun,
    checkImport: aRun,
    commitImport: aRun,
    undoImport: aRun,
    listImportLines: aRun,
  },
  shared: {
    getListView: { subject_type: KIND },
    saveListView: { subject_type: KIND },
    listCustomFields: { subject_type: KIND },
    createCustomField: { subject_type: KIND },
    listImports: { subject_type: KIND },
    createImport: { subject_type: KIND },
  },
  bodies: {
    createNote: { body: 'Sample' },
    updateNote: { body: 'Renamed' },
    uploadFile: Buffer.from('bytes'),
    createCustomField: { label: 'Sample', kind: 'text' },
    updateCustomField: { label: 'Renamed' },
    saveCustomValues: {},
    createImport: { file_name: 'list.csv', text: 'Name\nAnn' },
    updateImport: { policy: 'skip' },
  },
  queries: { uploadFile: '?name=sample.txt' },
};
