import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect } from 'react';
import { extensions } from './extensions';
import type { RichTextFieldProps } from './index';
import { RichTextToolbar } from './rich-text-toolbar';
import './rich-text.css';

export function RichTextEditor({ label, value, onChange, placeholder = 'Write here', disabled = false, inserts = [] }: RichTextFieldProps) {
  const editor = useEditor({
    extensions,
    content: value ?? '',
    editable: !disabled,
    injectCSS: false,
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, 'data-placeholder': placeholder } },
    onUpdate: ({ editor: changed }) => onChange(changed.getJSON()),
  });
  // The library ends an editor a moment after its page is gone, and makes another where the page is drawn again.
  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!disabled, false);
  }, [editor, disabled]);
  // What comes from outside, such as a draft that was brought back; what was typed here is there already.
  useEffect(() => {
    if (value && !editor.isDestroyed && JSON.stringify(value) !== JSON.stringify(editor.getJSON()))
      editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className="bf-rich-field" data-empty={editor.isEmpty || undefined}>
      <RichTextToolbar editor={editor} disabled={disabled} inserts={inserts} />
      <EditorContent editor={editor} className="bf-rich-text" />
    </div>
  );
}
