import type { Language } from '@butterfly/contracts/client_portal';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../client_portal.client';
import { languageOf, wordsIn, type Words } from './words';

/** The words of a page, once they are here. Without them there is no page: their failing is that of the page. */
export function useWords(wanted: Language | null | undefined): { readonly words: Words | undefined; readonly language: Language } {
  const language = languageOf(wanted);
  const { data: words } = useQuery({
    queryKey: keys.words(language),
    queryFn: () => wordsIn(language),
    staleTime: Infinity,
    throwOnError: true,
  });
  return { words, language };
}
