import { lazy as reactLazy, type ComponentType } from 'react';

const failed = new Set<() => void>();

/**
 * Forgets components whose code could not be loaded, so that they are asked for again when rendered next. Called by an
 * error card when the person presses Retry – never on its own, since a component that failed has no state to count its
 * attempts in and would be fetched for ever.
 *
 * @example
 * <ErrorCard onRetry={() => { forgetFailedLazies(); reset(); }} />
 */
export function forgetFailedLazies(): void {
  const forget = [...failed];
  failed.clear();
  for (const one of forget) one();
}

/**
 * `React.lazy` for a named export, with a failure that can be recovered: React keeps a rejected component for ever.
 *
 * @example
 * const PhotoEditor = lazy(() => import('./photo-editor').then((module) => module.PhotoEditor));
 */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const make = () =>
    reactLazy<ComponentType<P>>(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failed.add(() => {
          current = make();
        });
        throw error;
      }
    });
  let current = make();
  return function Lazy(props: P) {
    const Current = current as unknown as ComponentType<P>;
    return <Current {...props} />;
  };
}
