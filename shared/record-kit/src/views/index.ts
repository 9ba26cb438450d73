export { useSavedViews } from './use-saved-views';
export type { SavedViewsSource } from './use-saved-views';
