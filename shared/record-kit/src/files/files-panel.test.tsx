import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilesPanel } from './files-panel';
import type { FilesSource, RecordFile } from './files-source';

const subject = { subject_type: 'shop.order', subject_id: 7 };
const plan: RecordFile = { id: 1, name: 'plan.txt', size: 13, type: 'text/plain', created_at: '2026-11-20T15:00:00Z', created_by_id: null };
const answer = (data: readonly RecordFile[]) => ({ data, status: 200, headers: new Headers() }) as never;

it('shows a file that came while the list was on its way for the first time', async () => {
  let stored: readonly RecordFile[] = [];
  let arrive = () => undefined as void;
  const first = new Promise<void>((resolve) => (arrive = resolve));
  let reads = 0;
  const source: FilesSource = {
    list: async () => {
      reads += 1;
      const before = stored;
      if (reads === 1) await first;
      return answer(before);
    },
    upload: () => {
      stored = [plan];
      return Promise.resolve();
    },
    setRemoved: () => Promise.resolve(),
    href: ({ id }) => `/files/${id}`,
  };
  const members = { list: () => Promise.resolve(answer([])) } as never;
  renderPlugin(<FilesPanel source={source} members={members} subject={subject} />, { fake: createFakeHost() });
  await userEvent.upload(screen.getByLabelText('Files to add'), new File(['twelve tables'], 'plan.txt'));
  arrive();
  expect(await screen.findByRole('link', { name: 'plan.txt' })).toBeVisible();
});
