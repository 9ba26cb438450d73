/** Query keys of what lies around a board. A list of comments belongs to a project or to a link. */
export const keys = {
  tempBoards: ['moodboard', 'temp-boards'] as const,
  tempBoard: (id: number) => ['moodboard', 'temp-board', id] as const,
  projectList: ['moodboard', 'project-list'] as const,
  shares: (projectId: number) => ['moodboard', 'shares', projectId] as const,
  shareAddress: (projectId: number, id: number) => ['moodboard', 'share-address', projectId, id] as const,
  revisions: (projectId: number) => ['moodboard', 'revisions', projectId] as const,
  revision: (projectId: number, id: number) => ['moodboard', 'revision', projectId, id] as const,
  comments: (of: string) => ['moodboard', 'comments', of] as const,
  reactions: (of: string) => ['moodboard', 'reactions', of] as const,
  shared: (shareId: string) => ['moodboard', 'shared', shareId] as const,
  sharedBoard: (shareId: string) => ['moodboard', 'shared-board', shareId] as const,
};
