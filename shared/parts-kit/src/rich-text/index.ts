import type { JSONContent } from '@tiptap/core';
import { loadedLater } from '../lazy/loaded-later';

/** A text with its marks, as JSON: never HTML, so that nothing of it can run. */
export type RichTextDoc = JSONContent;

/** A piece of text that is offered by its name. */
export interface TextInsert {
  readonly label: string;
  readonly text: string;
}

export interface RichTextFieldProps {
  readonly label: string;
  /** Null is an empty text. */
  readonly value: RichTextDoc | null;
  readonly onChange: (value: RichTextDoc) => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  /** What can be put in where the cursor is, such as the fields of a template. */
  readonly inserts?: readonly TextInsert[];
}

/**
 * Text with headings, emphasis, lists and links, written with buttons or Markdown keys.
 *
 * @example <RichTextField label="Terms" value={terms} onChange={setTerms} />
 */
export const RichTextField = loadedLater<RichTextFieldProps>('editor', () =>
  import('./rich-text-editor').then(({ RichTextEditor }) => RichTextEditor),
);

/**
 * Such a text to be read.
 *
 * @example <RichText value={proposal.terms} />
 */
export const RichText = loadedLater<{ readonly value: RichTextDoc }>('text', () =>
  import('./rich-text-reader').then(({ RichTextReader }) => RichTextReader),
);
