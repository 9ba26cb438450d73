import type { operations } from '@butterfly/contracts/tenant_crm';
import { paths } from '@butterfly/contracts/tenant_crm/paths';
import { createClient } from '@butterfly/plugin-sdk';
import type { SavedViewsSource } from '@butterfly/record-kit/views';

/** What the pipeline does with contacts, for members who have it. */
export const pipeline = createClient<Pick<typeof operations, 'bulkContacts' | 'getListView' | 'saveListView'>>({
  bulkContacts: paths.bulkContacts,
  getListView: paths.getListView,
  saveListView: paths.saveListView,
});

/** Filters and columns that a member has saved for the list of contacts, at whichever address. */
export const views: SavedViewsSource<'contacts'> = {
  read: (list, signal) => pipeline.getListView({ params: { list }, signal }),
  save: (list, body) => pipeline.saveListView({ params: { list }, body }),
};
