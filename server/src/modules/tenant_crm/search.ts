import type { SearchSource } from '../../platform/search/search-source';
import { subjects } from './records';

/** What the search finds of this plugin: people and companies first. */
export const search: Readonly<Record<'contact' | 'lead' | 'organization' | 'project', SearchSource>> = {
  contact: {
    group: 'People',
    icon: 'people',
    table: 'tenant_crm_contact',
    text: 'search',
    title: subjects.contact.name,
    hint: `coalesce(phone_e164, email)`,
    path: subjects.contact.path,
    where: 'deleted_at is null and merged_into_id is null',
  },
  organization: {
    group: 'Organizations',
    icon: 'home',
    table: 'tenant_crm_organization',
    text: 'search',
    title: 'name',
    hint: `coalesce(phone_e164, email)`,
    path: subjects.organization.path,
    where: 'deleted_at is null',
  },
  lead: {
    group: 'Leads',
    icon: 'sparkle',
    table: 'tenant_crm_lead',
    text: 'search',
    title: 'title',
    hint: `coalesce(nullif(trim(first_name || ' ' || last_name), ''), phone, email)`,
    path: subjects.lead.path,
    where: 'deleted_at is null',
  },
  project: {
    group: 'Projects by venue',
    icon: 'pin',
    table: 'tenant_crm_project',
    text: 'platform_plain(venue_text)',
    title: 'name',
    hint: 'venue_text',
    path: subjects.project.path,
  },
};
