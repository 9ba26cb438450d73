import type { Comment, NewComment } from '@butterfly/contracts/moodboard';
import { moodboardClient } from '../moodboard.client';

/** What a new comment says, and where: an answer takes the place of its thread. */
export type Draft = Pick<NewComment, 'body' | 'page_id' | 'element_id' | 'x' | 'y' | 'parent_id' | 'with_client'>;

/** Where comments of a board come from: the team reads all, a client those of the link. */
export interface CommentSource {
  readonly key: string;
  list(signal: AbortSignal): Promise<Comment[]>;
  add(draft: Draft): Promise<Comment>;
  /** Absent for clients. */
  readonly team?: {
    settle(id: number, resolved: boolean): Promise<Comment>;
    reword(id: number, body: string): Promise<Comment>;
    remove(id: number): Promise<Comment>;
    restore(id: number): Promise<Comment>;
  };
}

export function teamComments(projectId: number): CommentSource {
  const params = { projectId: String(projectId) };
  const one = (id: number) => ({ ...params, id: String(id) });
  return {
    key: `project-${projectId}`,
    list: async (signal) => (await moodboardClient.listComments({ params, signal })).data,
    add: async (draft) => (await moodboardClient.addComment({ params, body: draft })).data,
    team: {
      settle: async (id, resolved) => (await moodboardClient.changeComment({ params: one(id), body: { resolved } })).data,
      reword: async (id, body) => (await moodboardClient.changeComment({ params: one(id), body: { body } })).data,
      remove: async (id) => (await moodboardClient.removeComment({ params: one(id) })).data,
      restore: async (id) => (await moodboardClient.restoreComment({ params: one(id), body: {} })).data,
    },
  };
}

export function clientComments(shareId: string, name: () => string): CommentSource {
  const params = { shareId };
  return {
    key: `share-${shareId}`,
    list: async (signal) => (await moodboardClient.listSharedComments({ params, signal })).data,
    add: async ({ body, page_id, element_id, x, y, parent_id }) =>
      (await moodboardClient.addSharedComment({ params, body: { body, page_id, element_id, x, y, parent_id, name: name() } })).data,
  };
}
