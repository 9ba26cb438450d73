import { useEffect, useState } from 'react';
import { spoken } from './words';

/** Follows the language that the shown page says it is in; the document says the same. */
export function useLanguage(): string {
  const [language, setLanguage] = useState(() => spoken(navigator.languages));
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return undefined;
    const look = () => {
      const own = main.querySelector<HTMLElement>('[lang]')?.lang;
      if (own) setLanguage(spoken([own]));
    };
    const observer = new MutationObserver(look);
    observer.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ['lang'] });
    look();
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return language;
}
