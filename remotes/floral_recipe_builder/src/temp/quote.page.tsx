import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { bookOfQuote } from '../book/book-source';
import { BookView } from '../book/book-view';
import { AttachQuote } from './attach-quote';

/** A quick quote before there is a project. Once it is attached, its address leads to the project. */
export function Page() {
  const { tempProjectId = '' } = useParams();
  const { nav } = usePlugin();
  const source = useMemo(() => bookOfQuote(tempProjectId), [tempProjectId]);
  const quote = useQuery({ queryKey: source.queryKey, queryFn: ({ signal }) => source.read(signal) });
  return (
    <Loaded query={quote} what="the quote" kind="cards">
      {(book) =>
        book.project_id === null ? (
          <BookView key={book.id} source={source} book={book} actions={<AttachQuote quote={tempProjectId} />} />
        ) : (
          <Navigate replace to={nav.href('book', { projectId: book.project_id })} />
        )
      }
    </Loaded>
  );
}
