import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import type { TextInsert } from './index';

interface ToolbarProps {
  readonly editor: Editor;
  readonly disabled: boolean;
}

interface Tool {
  readonly id: string;
  readonly label: string;
  readonly sign: string;
  readonly isOn: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
}

const tools: readonly Tool[] = [
  {
    id: 'bold',
    label: 'Bold',
    sign: 'B',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    id: 'italic',
    label: 'Italic',
    sign: 'I',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    id: 'heading',
    label: 'Heading',
    sign: 'H',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    id: 'bullets',
    label: 'List',
    sign: '•',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'numbers',
    label: 'Numbered list',
    sign: '1.',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    id: 'quote',
    label: 'Quotation',
    sign: '“',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

/** The marks of a text as buttons that say whether they are on. */
export function RichTextToolbar({ editor, disabled, inserts }: ToolbarProps & { readonly inserts: readonly TextInsert[] }) {
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools
        .filter(({ isOn }) => isOn(now))
        .map(({ id }) => id)
        .join(),
  });
  return (
    <div className="bf-rich-tools" role="toolbar" aria-label="Marks">
      {tools.map(({ id, label, sign, run }) => (
        <Button
          key={id}
          type="text"
          size="small"
          aria-label={label}
          aria-pressed={on.split(',').includes(id)}
          disabled={disabled}
          data-tool={id}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(editor)}
        >
          {sign}
        </Button>
      ))}
      <LinkTool editor={editor} disabled={disabled} />
      {inserts.length > 0 && (
        <Select<string>
          size="small"
          className="bf-rich-insert"
          aria-label="Insert a field"
          placeholder="Insert a field"
          disabled={disabled}
          value={null}
          popupMatchSelectWidth={false}
          options={inserts.map(({ label, text }) => ({ label, value: text }))}
          onChange={(text) => editor.chain().focus().insertContent(text).run()}
        />
      )}
    </div>
  );
}

/** A link for what is selected; an empty address takes it away. */
function LinkTool({ editor, disabled }: ToolbarProps) {
  const [address, setAddress] = useState<string | null>(null);
  const set = () => {
    const href = address?.trim() ?? '';
    const marked = editor.chain().focus().extendMarkRange('link');
    if (href === '') marked.unsetLink().run();
    else marked.setLink({ href: /^(https?|mailto|tel):/.test(href) ? href : `https://${href}` }).run();
    setAddress(null);
  };
  if (address === null) {
    return (
      <Button type="text" size="small" disabled={disabled} onClick={() => setAddress(String(editor.getAttributes('link')['href'] ?? ''))}>
        Link
      </Button>
    );
  }
  return (
    <span className="bf-rich-link">
      <Input
        size="small"
        autoFocus
        aria-label="Address of the link"
        placeholder="https://"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onPressEnter={set}
        onKeyDown={(event) => event.key === 'Escape' && setAddress(null)}
      />
      <Button size="small" type="primary" onClick={set}>
        Set
      </Button>
    </span>
  );
}
