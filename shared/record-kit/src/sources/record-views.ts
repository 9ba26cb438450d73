import type { operations } from '@butterfly/contracts/records';
import { paths } from '@butterfly/contracts/records/paths';
import { createClient } from '@butterfly/plugin-sdk';
import type { SavedViewsSource } from '../views/use-saved-views';

const api = createClient<Pick<typeof operations, 'getListView' | 'saveListView'>>({
  getListView: paths.getListView,
  saveListView: paths.saveListView,
});

/**
 * Saved filters and columns of the list of any kind of record, by its full name.
 *
 * @example <ListScreen memory={useSavedViews(recordViews, 'notices.notice')} … />
 */
export const recordViews: SavedViewsSource<string> = {
  read: (subject_type, signal) => api.getListView({ params: { subject_type }, signal }),
  save: (subject_type, body) => api.saveListView({ params: { subject_type }, body }),
};
