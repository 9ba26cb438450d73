import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import { keys } from './{{id}}.client';
import './styles.css';

export const plugin = definePlugin(manifest, {
  notes_page: () => import('./notes/notes.page'),
  new_note_page: () => import('./note/new-note.page'),
  note_page: () => import('./note/note.page'),
}, { live: { '{{id}}.note': [keys.notes] } });
