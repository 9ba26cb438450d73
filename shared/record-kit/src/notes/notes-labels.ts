/** What is written about a record: notes for who comes next, or comments on something that was said. */
export type NotesKind = 'notes' | 'comments';

interface NotesLabels {
  readonly label: string;
  readonly placeholder: string;
  readonly submit: string;
  readonly change: string;
  readonly empty: string;
  readonly deleted: string;
}

export const notesLabels: Readonly<Record<NotesKind, NotesLabels>> = {
  notes: {
    label: 'New note',
    placeholder: 'Write a note. @ mentions a colleague, **bold**, - list',
    submit: 'Save note',
    change: 'Change note',
    empty: 'No notes yet. Write down what the next person should know.',
    deleted: 'The note was deleted.',
  },
  comments: {
    label: 'Your comment',
    placeholder: 'Write a comment. @ mentions a colleague',
    submit: 'Comment',
    change: 'Change your comment',
    empty: 'Nobody has said anything yet.',
    deleted: 'The comment was deleted.',
  },
};
