import type { Lead, LeadConversion, LeadLoss } from '@butterfly/contracts/tenant_crm';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { recordKeys } from '@butterfly/record-kit/activity';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { crm, keys } from '../crm.client';
import type { LeadEditor } from './lead-kind';

interface Wanted {
  readonly editor: LeadEditor;
  readonly onDone: () => void;
}

type Step = 'contact' | 'qualify' | 'delete';

/** The steps in the life of a lead. */
export function useLeadSteps(lead: Lead, { editor, onDone }: Wanted) {
  const { ui, nav, events } = usePlugin();
  const cache = useQueryClient();
  const params = { id: String(lead.id) };
  const refresh = () => {
    for (const key of [recordKeys.activity({ subject_type: 'lead', subject_id: lead.id }), keys.leads, keys.dashboard])
      void cache.invalidateQueries({ queryKey: key });
  };
  const onError = (error: unknown) => ui.toast('error', errorMessage(error));
  const step = useMutation({
    mutationFn: (name: Step) => {
      if (name === 'contact') return crm.contactLead({ params, body: {} });
      return name === 'qualify' ? crm.qualifyLead({ params, body: {} }) : crm.deleteLead({ params });
    },
    onSuccess: ({ data, etag }) => (editor.replaced(data, etag), refresh()),
    onError,
  });
  /** They were not reached after all. */
  const unanswer = async () => {
    try {
      const { data, etag } = await crm.reopenLead({ params, body: {} });
      editor.replaced(data, etag);
      refresh();
    } catch (error) {
      onError(error);
      throw error;
    }
  };
  const lose = useMutation({
    mutationFn: (body: LeadLoss) => crm.loseLead({ params, body }),
    onSuccess: ({ data, etag }) => (editor.replaced(data, etag), refresh(), onDone()),
    onError,
  });
  const convert = useMutation({
    mutationFn: (body: LeadConversion) => crm.convertLead({ params, body }),
    onSuccess: ({ data }) => {
      void cache.invalidateQueries({ queryKey: keys.lead(params.id) });
      refresh();
      for (const key of [keys.projects, keys.pipeline]) void cache.invalidateQueries({ queryKey: key });
      events.publish('tenant_crm.project.saved@1', { project_id: data.project_id });
      onDone();
      nav.go(nav.href('project', { id: data.project_id }));
    },
    onError,
  });
  return {
    go: step.mutate,
    unanswer,
    lose: lose.mutate,
    convert: convert.mutate,
    busy: step.isPending || lose.isPending || convert.isPending,
  };
}
