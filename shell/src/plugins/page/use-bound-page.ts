import type { DefinedPlugin } from '@butterfly/plugin-sdk';
import { useEffect, useState, type ComponentType } from 'react';
import { arrival, boundComponent, hasArrived } from '../slots/bound-component';

/**
 * The component of a page once its code is there; null before. Waited for here and not by suspending: React holds what
 * has suspended back for 300 ms. A page whose code failed is answered as well, and throws when it is drawn.
 */
export function useBoundPage(plugin: DefinedPlugin, ref: string): ComponentType<object> | null {
  const [settled, setSettled] = useState<{ readonly plugin: DefinedPlugin; readonly ref: string } | null>(null);
  const isSettled = settled?.plugin === plugin && settled.ref === ref;
  useEffect(() => {
    let live = true;
    void arrival({ plugin, ref, exportName: 'Page' }).then(() => live && setSettled({ plugin, ref }));
    return () => {
      live = false;
    };
  }, [plugin, ref]);
  const bound = { plugin, ref, exportName: 'Page' } as const;
  return isSettled || hasArrived(bound) ? boundComponent(bound) : null;
}
