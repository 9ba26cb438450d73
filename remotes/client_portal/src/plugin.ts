import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import { keys } from './client_portal.client';
import './styles.css';

export const plugin = definePlugin(
  manifest,
  {
    persons_page: () => import('./persons/persons.page'),
    new_person_page: () => import('./person/new-person.page'),
    import_page: () => import('./import/import.page'),
    person_page: () => import('./person/person.page'),
  },
  { live: { 'client_portal.person': [keys.persons] } },
);
