import type { UnansweredChanges } from '../plugins/unanswered-changes';
import type { PageState } from '../routes/page-state';
import type { Questions } from '../ui/questions';
import type { Drafts } from './drafts';

interface ReloadParts {
  readonly page: PageState;
  readonly questions: Questions;
  readonly drafts: Drafts;
  readonly unanswered: UnansweredChanges;
  readonly reload: () => void;
}

/** Loads the page anew on the person's word, once what is being saved is. What was typed is kept; for the rest the person is asked. */
export async function reloadPage({ page, questions, drafts, unanswered, reload }: ReloadParts): Promise<void> {
  await unanswered.settled();
  const kept = drafts.keepAll();
  const isLost = page.getState().dirty.some((plugin) => !kept.has(plugin));
  if (
    isLost &&
    !(await questions.ask({
      title: 'Reload without saving?',
      text: 'Your last changes on this page are not saved yet and would be lost. Save them first, then reload.',
      ok: 'Reload anyway',
    }))
  )
    return;
  // The guard against closing the window lets go in the next turn.
  page.pageLeft();
  setTimeout(reload);
}
