import type { OwnSamples } from '../../isolation-samples';

interface Own extends Readonly<Record<string, number>> {
  readonly request: number;
  readonly template: number;
}

const one = (_ids: unknown, { request }: Own) => ({ id: request });
const aTemplate = (_ids: unknown, { template }: Own) => ({ id: template });

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: OwnSamples<Own> = {
  fill: async ({ client, project, mark, projectMark }) => {
    const add = async (path: string, body: object) => (await client.post(`/api/client_requests/${path}`, body)).json<{ id: number }>().id;
    const request = await add('requests/', { project_id: project, title: projectMark, body: projectMark });
    await add(`requests/${request}/notes/`, { body: projectMark });
    return { request, template: await add('templates/', { title: mark, body: mark }) };
  },
  belongs: { request: 'project', template: 'business' },
  paths: {
    readWish: ({ project }) => ({ projectId: project }),
    getRequest: one,
    updateRequest: one,
    listMessages: one,
    reply: one,
    writeNote: one,
    moveRequest: one,
    quoteRequest: one,
    approveRequest: one,
    applyRequest: one,
    declineRequest: one,
    closeRequest: one,
    reopenRequest: one,
    allowLate: one,
    mergeRequest: one,
    rateRequest: one,
    updateAnswerTemplate: aTemplate,
    removeAnswerTemplate: aTemplate,
  },
  bodies: {
    createRequest: { project_id: 1, title: 'One centrepiece less' },
    updateRequest: { title: 'Renamed' },
    readWish: { text: 'one centrepiece less' },
    reply: { body: 'Gladly' },
    writeNote: { body: 'Ask Mia' },
    moveRequest: { to: 'acknowledged' },
    quoteRequest: { items: [], wanted_date: '2099-06-12' },
    approveRequest: { told_by: 'Tess on the phone' },
    declineRequest: { reason: 'The flowers are ordered' },
    closeRequest: {},
    reopenRequest: {},
    allowLate: { reason: 'We have the stems' },
    mergeRequest: { into_id: 1 },
    rateRequest: { rating: 5 },
    createAnswerTemplate: { title: 'Thanks', body: 'Thank you' },
    updateAnswerTemplate: { title: 'Renamed' },
    updateSettings: { lock_days: 21 },
  },
};
