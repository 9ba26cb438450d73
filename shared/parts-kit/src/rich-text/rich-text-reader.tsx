import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect } from 'react';
import { extensions } from './extensions';
import type { RichTextDoc } from './index';
import './rich-text.css';

export function RichTextReader({ value }: { readonly value: RichTextDoc }) {
  const editor = useEditor({
    extensions,
    content: value,
    editable: false,
    injectCSS: false,
    editorProps: { attributes: { role: 'group' } },
  });
  useEffect(() => {
    if (!editor.isDestroyed) editor.commands.setContent(value);
  }, [editor, value]);
  return <EditorContent editor={editor} className="bf-rich-text" />;
}
