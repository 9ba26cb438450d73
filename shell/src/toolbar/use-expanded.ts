import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useSmallScreen } from '../layout/use-small-screen';
import { createExpanded } from './expanded-store';

/** Whether the toolbar is open, and the way to change it; it is told when it was scrolled out of sight. */
export function useExpanded(toolbar: RefObject<HTMLElement | null>): readonly [boolean, () => void] {
  const isSmall = useSmallScreen();
  const [store] = useState(() => createExpanded({ isSmall }));
  const expanded = useSyncExternalStore(store.subscribe, store.getState);
  const { pathname } = useLocation();
  useEffect(() => store.settle(), [store, pathname]);
  useEffect(() => {
    const handleScroll = () => {
      const box = toolbar.current?.getBoundingClientRect();
      if (window.scrollY > 0 && box && box.bottom < 0) store.passed();
    };
    document.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('resize', store.settle);
    return () => {
      document.removeEventListener('scroll', handleScroll);
      window.removeEventListener('resize', store.settle);
    };
  }, [store, toolbar]);
  return [expanded, store.toggle];
}
