import { useMediaQuery } from './use-media-query';

/** Below 600 px the links of the top bar move into a drawer (decision A-32). */
export function useSmallScreen(): boolean {
  return useMediaQuery('(max-width: 599.98px)');
}
