import type { LightServices } from './light-services';
import { wordsOf } from './words';

/** Asks before work that is not saved is left; inside the host, and by the browser when the window goes. */
export function leavingOf({ page, questions }: Pick<LightServices, 'page' | 'questions'>): { mayLeave(): boolean | Promise<boolean> } {
  const isDirty = () => page.getState().dirty.length > 0;
  window.addEventListener('beforeunload', (event) => isDirty() && event.preventDefault());
  return {
    mayLeave: () => {
      if (!isDirty()) return true;
      const words = wordsOf(document.documentElement.lang);
      return questions.ask({ title: words.leave, text: words.leaveText, ok: words.leaveYes });
    },
  };
}
