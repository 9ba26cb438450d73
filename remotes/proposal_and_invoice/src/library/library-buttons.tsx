import type { Proposal } from '@butterfly/contracts/proposal_and_invoice';
import { useFeature } from '@butterfly/plugin-sdk/react';
import { Button } from 'antd';
import { useState } from 'react';
import { PackagesDrawer } from './packages-drawer';
import { SaveTemplateDialog } from './save-template-dialog';

interface LibraryButtonsProps {
  readonly proposal: Proposal;
  /** Nothing of it waits to be saved: a template is made of what is saved. */
  readonly isSafe: boolean;
}

/** For those who may write templates: what is kept for the next proposals. */
export function LibraryButtons({ proposal, isSafe }: LibraryButtonsProps) {
  const mayWrite = useFeature('manage_templates');
  const [open, setOpen] = useState<'packages' | 'template' | null>(null);
  if (!mayWrite) return null;
  return (
    <section className="pi-library" aria-label="For the next proposals">
      <Button disabled={!isSafe} onClick={() => setOpen('template')}>
        Save as template
      </Button>
      <Button onClick={() => setOpen('packages')}>Packages</Button>
      {open === 'template' && <SaveTemplateDialog proposal={proposal} onClose={() => setOpen(null)} />}
      {open === 'packages' && <PackagesDrawer onClose={() => setOpen(null)} />}
    </section>
  );
}
