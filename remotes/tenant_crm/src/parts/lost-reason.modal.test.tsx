import { paths } from '@butterfly/contracts/tenant_crm/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LostReasonModal } from './lost-reason.modal';

let server: FakeServer;
const show = (fake: ReturnType<typeof createFakeHost>, subject = 'project:7') => {
  server = fakeServer({ [paths.getSettings]: () => ({ status: 503, body: { error: 'Busy', code: 'unavailable' } }) });
  const [onSubmit, onCancel] = [jest.fn(), jest.fn()];
  renderPlugin(<LostReasonModal subject={subject} projectName="Reyes wedding" busy={false} onSubmit={onSubmit} onCancel={onCancel} />, {
    fake,
  });
  return { onSubmit, onCancel };
};
const kept = () => {
  const fake = createFakeHost();
  fake.record.drafts.kept['lost:project:7'] = {
    draft: { value: { reason: 'price', note: 'Twice what they had in mind' }, base: { reason: null, note: '' } },
    from: '1.0.0',
  };
  return fake;
};
const note = () => screen.getByRole('textbox', { name: /What did we learn/ });
afterEach(() => server.close());

describe('why something was lost', () => {
  it('holds again what was written before a reload, of this project alone, and forgets it when it is said', async () => {
    const fake = kept();
    const { onSubmit } = show(fake);
    expect(note()).toHaveValue('Twice what they had in mind');
    await userEvent.click(screen.getByRole('button', { name: 'Mark as lost' }));
    expect(onSubmit).toHaveBeenCalledWith({ lost_reason: 'price', lost_note: 'Twice what they had in mind' });
    expect(fake.record.drafts.kept).toEqual({});
  });

  it('begins empty for another project', () => {
    show(kept(), 'project:8');
    expect(note()).toHaveValue('');
  });

  it('forgets what was written when it is kept where it was', async () => {
    const fake = kept();
    const { onCancel } = show(fake);
    await userEvent.click(screen.getByRole('button', { name: 'Keep it where it was' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(fake.record.drafts.kept).toEqual({});
  });
});
