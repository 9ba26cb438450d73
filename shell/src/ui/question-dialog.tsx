import { useSyncExternalStore } from 'react';
import { useServices } from '../app-services';
import { Ask } from './ask';

/** Asks before something that matters. */
export function QuestionDialog() {
  const { questions } = useServices();
  const asked = useSyncExternalStore(questions.store.subscribe, questions.store.getState);
  return asked && <Ask asked={asked} cancel="Cancel" />;
}
