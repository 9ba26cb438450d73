import type { Form, Page } from '@butterfly/contracts/lead_page_builder';
import { useAction } from '@butterfly/plugin-sdk/react';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { api, keys } from '../lead_page_builder.client';
import { FormEditor } from './form-editor';

interface FormPanelProps {
  readonly page: Page;
  readonly etag: string | null;
  readonly disabled: boolean;
}

const OF_THE_SUITE = 0;

/** Which form a page has: that of the suite, which works without any set-up, or one of one's own. */
export function FormPanel({ page, etag, disabled }: FormPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const forms = useQuery({ queryKey: keys.formList, queryFn: async ({ signal }) => (await api.listForms({ signal })).data });
  const choose = useAction<number | null, unknown>({
    run: (form_id) => api.updatePage({ params: { id: String(page.id) }, body: { form_id }, ifMatch: etag ?? '*' }),
    invalidates: [keys.pages],
    successMessage: () => 'Visitors get this form when the page is published',
  });
  const create = useAction<undefined, { data: Form }>({
    run: () => api.createForm({ body: { name: `Form of ${page.title}`.slice(0, 80), kind: page.kind } }),
    invalidates: [keys.forms],
    onSuccess: ({ data }) => {
      choose.go(data.id);
      setOpen(true);
    },
  });
  if (disabled) return null;
  return (
    <section className="bf-panel" aria-labelledby="form">
      <h2 id="form">What the form asks</h2>
      <Loaded query={forms} what="the forms" kind="form">
        {(list) => (
          <>
            <Select<number>
              aria-label="Form of the page"
              className="lead_page_builder-wide"
              value={page.form_id ?? OF_THE_SUITE}
              loading={choose.busy}
              options={[
                { value: OF_THE_SUITE, label: 'The form of the suite' },
                ...list.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(id) => choose.go(id === OF_THE_SUITE ? null : id)}
            />
            <p className="lead_page_builder-links">
              {page.form_id === null ? (
                <Button loading={create.busy} onClick={() => create.go(undefined)}>
                  Make one of your own
                </Button>
              ) : (
                <Button onClick={() => setOpen(true)}>Change what it asks</Button>
              )}
            </p>
          </>
        )}
      </Loaded>
      {isOpen && page.form_id !== null && <OpenForm id={page.form_id} onClose={() => setOpen(false)} />}
    </section>
  );
}

function OpenForm({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const form = useQuery({
    queryKey: keys.form(id),
    queryFn: ({ signal }) => api.getForm({ params: { id: String(id) }, signal }),
  });
  return (
    <Loaded query={form} what="the form" kind="form">
      {(saved) => <FormEditor key={saved.data.version} saved={saved} onClose={onClose} />}
    </Loaded>
  );
}
