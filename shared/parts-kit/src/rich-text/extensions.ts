import type { Extensions } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';

/** What a text may hold. Links lead to the web, a mailbox or a telephone, and open beside the page. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    link: {
      openOnClick: false,
      protocols: ['http', 'https', 'mailto', 'tel'],
      HTMLAttributes: { rel: 'noopener noreferrer', target: '_blank' },
    },
  }),
];
