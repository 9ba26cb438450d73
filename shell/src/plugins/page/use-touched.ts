import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '../../app-services';

/**
 * Whether the person has begun to work on the shown page: pressed a key or a pointer in it, or left something unsaved.
 * Begins anew with another key.
 */
export function useTouched(key: string): () => boolean {
  const { page } = useServices();
  const touched = useRef(false);
  useEffect(() => {
    touched.current = false;
    const handle = ({ target }: Event) => {
      if (target instanceof Element && target.closest('section[data-plugin]')) touched.current = true;
    };
    window.addEventListener('pointerdown', handle, true);
    window.addEventListener('keydown', handle, true);
    return () => {
      window.removeEventListener('pointerdown', handle, true);
      window.removeEventListener('keydown', handle, true);
    };
  }, [key]);
  return useCallback(() => touched.current || page.getState().dirty.length > 0, [page]);
}
