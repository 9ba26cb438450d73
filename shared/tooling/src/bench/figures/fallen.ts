import type { FigureFile } from './figures';

/** Machines are noisy: less than this is no news. */
const TOLERANCE = 0.15;

/** What fell: ratios more than 15 % below those of the commit before, and those below their goal. One line each. */
export function fallen(figures: FigureFile): { readonly worse: string[]; readonly missed: string[] } {
  const all = Object.entries(figures).flatMap(([bench, own]) =>
    Object.entries(own).map(([figure, history]) => ({ name: `${bench}, ${figure}`, ...history })),
  );
  return {
    worse: all.flatMap(({ name, now, before }) =>
      now.ratio !== undefined && before?.ratio !== undefined && now.ratio < before.ratio * (1 - TOLERANCE)
        ? [`${name}: ×${now.ratio} of ${now.beside}, was ×${before.ratio} at ${before.commit}`]
        : [],
    ),
    missed: all.flatMap(({ name, now }) =>
      now.goal !== undefined && now.ratio !== undefined && now.ratio < now.goal
        ? [`${name}: ×${now.ratio} of ${now.beside}, wanted ×${now.goal}`]
        : [],
    ),
  };
}
