import type { Comment } from '@butterfly/contracts/moodboard';
import type { PluginDrafts } from '@butterfly/plugin-sdk';
import { PluginProvider, type PluginHost } from '@butterfly/plugin-sdk/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CommentSource, Draft } from './comment-source';
import { commentActions, commentStore } from './comment-store';
import { CommentsPanel } from './comments-panel';

const base: Comment = {
  id: 1,
  parent_id: null,
  page_id: '',
  element_id: 'a',
  x: 0,
  y: 0,
  body: 'More white?',
  with_client: true,
  author: 'Anna',
  by_client: true,
  mine: false,
  resolved_at: null,
  created_at: '2027-05-01T10:00:00Z',
  updated_at: '2027-05-01T10:00:00Z',
};
const own: Comment = { ...base, id: 2, body: 'Ask for candles', with_client: false, author: 'Mia', by_client: false, mine: true };
const noDrafts: PluginDrafts = {
  keep: () => ({ changed: () => undefined, stop: () => undefined }),
  find: () => null,
  isKept: () => false,
  forget: () => undefined,
};
const host = { context: { drafts: noDrafts } } as unknown as PluginHost;
let tests = 0;

function setUp({ team = true, canWrite = true, refusals = 0 } = {}) {
  let left = refusals;
  let comments = [base, own];
  const change = (id: number, patch: Partial<Comment>) => {
    comments = comments.map((one) => (one.id === id ? { ...one, ...patch } : one));
    return Promise.resolve(comments.find((one) => one.id === id) ?? base);
  };
  const drafts: Draft[] = [];
  const source: CommentSource = {
    key: `test-${(tests += 1)}`,
    list: () => Promise.resolve(comments),
    add: (draft) => {
      drafts.push(draft);
      if ((left -= 1) >= 0) return Promise.reject(new Error('The network is gone.'));
      const made = { ...own, id: 10 + drafts.length, body: draft.body, parent_id: draft.parent_id ?? null };
      comments = [...comments, made];
      return Promise.resolve(made);
    },
    ...(team && {
      team: {
        settle: (id, resolved) => change(id, { resolved_at: resolved ? '2027-05-02T10:00:00Z' : null }),
        reword: (id, body) => change(id, { body }),
        remove: (id) => {
          comments = comments.filter((one) => one.id !== id);
          return Promise.resolve(own);
        },
        restore: () => {
          comments = [base, own];
          return Promise.resolve(own);
        },
      },
    }),
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <PluginProvider host={host}>
      <QueryClientProvider client={client}>
        <CommentsPanel source={source} canWrite={canWrite} empty="Say something." />
      </QueryClientProvider>
    </PluginProvider>,
  );
  return { user: userEvent.setup(), drafts, actions: commentActions(commentStore(source.key)) };
}
const thread = (name: RegExp) => screen.findByRole('button', { name });

describe('the comments of a board', () => {
  it('say who is a client and what stays in the team; an answer is sent from the keyboard', async () => {
    const { user, drafts } = setUp();
    expect(await thread(/2 Mia team only Ask for candles/i)).toBeInTheDocument();
    await user.click(await thread(/1 Anna/));
    expect(screen.getByText('client')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Answer' }), 'Yes{Control>}{Enter}{/Control}');
    await waitFor(() => expect(drafts).toEqual([{ body: 'Yes', parent_id: 1 }]));
    expect(await screen.findByText('Yes')).toBeInTheDocument();
  });

  it('words that did not arrive stay, and are sent once more', async () => {
    const { user, drafts } = setUp({ refusals: 1 });
    await user.click(await thread(/1 Anna/));
    const answer = screen.getByRole('textbox', { name: 'Answer' });
    await user.type(answer, 'Yes{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(answer).toHaveValue('Yes');
    await user.type(answer, '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(answer).toHaveValue(''));
    expect(drafts).toHaveLength(2);
  });

  it('a settled thread leaves the list and can be shown and opened again', async () => {
    const { user } = setUp();
    await user.click(await thread(/1 Anna/));
    await user.click(screen.getByRole('button', { name: 'Settle' }));
    await user.click(await thread(/1 Anna/));
    await waitFor(() => expect(screen.queryByText('More white?')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Show 1 settled' }));
    await user.click(await thread(/1 Anna/));
    await user.click(screen.getByRole('button', { name: 'Open again' }));
    expect(await screen.findByRole('button', { name: 'Settle' })).toBeInTheDocument();
  });

  it('an own comment is removed, and undo brings it back', async () => {
    const { user } = setUp();
    await user.click(await thread(/2 Mia/));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Ask for candles')).not.toBeInTheDocument());
    await user.click(within(screen.getByRole('status')).getByRole('button', { name: 'Undo' }));
    expect(await thread(/2 Mia/)).toBeInTheDocument();
  });

  it('a new one begins where it was placed, for the team unless the client is to see it; Escape gives up', async () => {
    const { user, drafts, actions } = setUp();
    await thread(/1 Anna/);
    const place = { page_id: 'p', element_id: 'a', x: 0.5, y: 0, at: { x: 1, y: 1 } };
    act(() => actions.placed(place));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'What do you think here?' })).not.toBeInTheDocument();
    act(() => actions.placed(place));
    await user.click(screen.getByRole('checkbox', { name: 'The client sees it too' }));
    await user.type(screen.getByRole('textbox', { name: 'What do you think here?' }), 'Ivory ribbon');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(drafts).toEqual([{ body: 'Ivory ribbon', with_client: true, page_id: 'p', element_id: 'a', x: 0.5, y: 0 }]));
  });

  it('who may only look reads and finds no way to write', async () => {
    const { user } = setUp({ team: false, canWrite: false });
    await user.click(await thread(/1 Anna/));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    for (const name of ['New comment', 'Settle', 'Edit', 'Remove']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});
