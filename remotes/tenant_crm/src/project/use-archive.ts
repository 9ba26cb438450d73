import type { Project } from '@butterfly/contracts/tenant_crm';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useMutation } from '@tanstack/react-query';
import { crm } from '../crm.client';
import type { ProjectEditor } from './project-kind';

/** Puts a project into the archive and takes it out again. */
export function useArchive(project: Project, editor: ProjectEditor) {
  const { ui } = usePlugin();
  return useMutation({
    mutationFn: (archived: boolean) => {
      const params = { id: String(project.id) };
      return archived ? crm.archiveProject({ params }) : crm.unarchiveProject({ params });
    },
    onSuccess: ({ data, etag }) => editor.replaced(data, etag),
    onError: (error) => ui.toast('error', errorMessage(error)),
  });
}
