import { api, keys } from '../questionnaire.client';

/** The query of what was asked in a project. */
export const questionnairesOf = (projectId: string) => ({
  queryKey: keys.ofProject(projectId),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await api.listQuestionnaires({ query: { project: projectId, page: 1, page_size: 50, ordering: '-updated_at' }, signal })).data.results,
});
