import { useAction } from '@butterfly/plugin-sdk/react';
import { EmptyState } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useState } from 'react';
import { InvoicesPanel } from '../invoices/invoices-panel';
import { TemplatesDrawer } from '../library/templates-drawer';
import type { Saved } from '../model/saved';
import { api, keys } from '../proposal_and_invoice.client';

/** How the first proposal of a project begins. */
export function FirstProposal({ projectId }: { readonly projectId: string }) {
  const [isChoosing, setChoosing] = useState(false);
  const begin = useAction<{ from_recipes: boolean } | { template_id: number }, Saved>({
    run: (how) => api.createProposal({ body: { project_id: Number(projectId), ...how } }),
    invalidates: [keys.ofProject(projectId)],
  });
  return (
    <>
      <EmptyState
        drawing="vase"
        title="Nothing is offered yet"
        text="Begin with the pieces of the recipe book and their prices, with a template, or with an empty page."
        action={
          <span className="pi-adds">
            <Button type="primary" loading={begin.busy} onClick={() => begin.go({ from_recipes: true })}>
              Start from this project’s recipes
            </Button>
            <Button disabled={begin.busy} onClick={() => setChoosing(true)}>
              Choose a template
            </Button>
            <Button disabled={begin.busy} onClick={() => begin.go({ from_recipes: false })}>
              Empty page
            </Button>
          </span>
        }
      />
      <InvoicesPanel projectId={Number(projectId)} />
      {isChoosing && (
        <TemplatesDrawer
          projectId={projectId}
          busy={begin.busy}
          onBegin={(template_id) => begin.go({ template_id })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
