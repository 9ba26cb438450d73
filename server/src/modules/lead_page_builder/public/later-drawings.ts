import { h, isList, type Tree } from '@butterfly/contracts/public-pages';

const DRAWN_LATER: ReadonlySet<string> = new Set(['lp-art', 'lp-defs']);

/**
 * The same page with its large drawings put by in templates. A flower is built of copies of copies: before the first frame a phone
 * spends longer on them than on everything else. Their places are kept by the style.
 */
export function drawnLater(tree: Tree): Tree {
  if (tree === null || typeof tree === 'string') return tree;
  if (isList(tree)) return tree.map(drawnLater);
  if (isLargeDrawing(tree.attrs['class'])) return h('template', {}, tree);
  return { ...tree, children: tree.children.map(drawnLater) };
}

/** Runs in the page: draws what was put by, once the words have been painted. */
export const drawLater =
  "requestAnimationFrame(function(){setTimeout(function(){document.querySelectorAll('template').forEach(function(t){t.replaceWith(t.content)})})});";

const isLargeDrawing = (className: string | true | undefined): boolean =>
  typeof className === 'string' && className.split(' ').some((name) => DRAWN_LATER.has(name));
