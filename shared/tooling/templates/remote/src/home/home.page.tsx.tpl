import { EmptyState, ErrorCard, PageHeader, Skeleton } from '@butterfly/ui-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Input, Space } from 'antd';
import { useState } from 'react';
import { {{camel}}Client } from '../{{id}}.client';

/** The notes of the studio, newest first. */
export function Page() {
  const notes = useQuery({ queryKey: ['notes'], queryFn: ({ signal }) => {{camel}}Client.listNotes({ signal }) });
  if (notes.isPending) return <Skeleton kind="table" />;
  if (notes.isError) return <ErrorCard title="The notes could not be loaded" text={notes.error.message} onRetry={() => void notes.refetch()} busy={notes.isFetching} />;
  const { results } = notes.data.data;
  return (
    <>
      <PageHeader title="{{title}}" />
      <NewNote />
      {results.length === 0 && <EmptyState title="No notes yet" text="Write the first one above." />}
      <ul>
        {results.map((note) => <li key={note.id}>{note.text}</li>)}
      </ul>
    </>
  );
}

function NewNote() {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const add = useMutation({
    mutationFn: () => {{camel}}Client.addNote({ body: { text } }),
    onSuccess: () => {
      setText('');
      return queries.invalidateQueries({ queryKey: ['notes'] });
    },
  });
  return (
    <form onSubmit={(event) => { event.preventDefault(); add.mutate(); }}>
      <Space.Compact block>
        <Input aria-label="New note" value={text} onChange={(event) => setText(event.target.value)} maxLength={500} />
        <Button type="primary" htmlType="submit" loading={add.isPending} disabled={text.trim() === ''}>Add note</Button>
      </Space.Compact>
      {add.isError && <p role="alert">{add.error.message}</p>}
    </form>
  );
}
