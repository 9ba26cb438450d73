import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CustomFieldsEditSource, NewField } from './custom-field';
import { CustomFieldEditor } from './custom-field-editor';

it('a field that is being defined survives a reload, and is forgotten once it is added', async () => {
  const added: NewField[] = [];
  const source: CustomFieldsEditSource = {
    list: async () => ({ data: [], etag: null, status: 200, notModified: false }),
    create: async (field) => void added.push(field),
    update: async () => undefined,
  };
  const fake = createFakeHost();
  const first = renderPlugin(<CustomFieldEditor source={source} entity="lead" />, { fake });
  const name = () => screen.getByRole('textbox', { name: 'Name of the new field' });
  await userEvent.type(name(), 'Rabbi');
  const draft = fake.record.drafts.keepers['custom-field:lead']?.();
  first.unmount();

  fake.record.drafts.kept['custom-field:lead'] = { draft: draft as never, from: '1.0.0' };
  renderPlugin(<CustomFieldEditor source={source} entity="lead" />, { fake });
  expect(name()).toHaveValue('Rabbi');
  await userEvent.click(screen.getByRole('button', { name: 'Add field' }));
  await waitFor(() => expect(name()).toHaveValue(''));
  expect(added).toEqual([{ entity: 'lead', label: 'Rabbi', kind: 'text', required: false, options: [] }]);
  expect(fake.record.drafts.kept).toEqual({});
});
