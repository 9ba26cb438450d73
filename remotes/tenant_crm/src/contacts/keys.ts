/** Keys of cached answers about people. */
export const peopleKeys = {
  contacts: ['contacts'] as const,
  contact: (id: string) => ['contact', id] as const,
  consents: (id: string) => ['contact', id, 'consents'] as const,
  merges: (id: string) => ['contact', id, 'merges'] as const,
  contactProjects: (id: string) => ['contact', id, 'projects'] as const,
  projectPeople: (id: string) => ['project', id, 'people'] as const,
  organizations: ['organizations'] as const,
  organization: (id: string) => ['organization', id] as const,
};
