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

/**
 * Runs in the page: until the browser says that the first words are on the screen, what is further down is neither laid out nor drawn
 * (`lp-first`); then the drawings follow, one after another whenever the page has nothing else to do. Begun in the frame before, they would
 * hold that frame up. A browser that never says so goes on after two seconds. Who comes back, is led to a place further down or sees the
 * page in a frame that is as high as the page has all of it at once.
 */
export const drawLater = `(function(){
var root=document.documentElement,kept=[...document.querySelectorAll('template')],begun=0,come=performance.getEntriesByType('navigation')[0],idle=window.requestIdleCallback||setTimeout;
if(!location.hash&&come?.type==='navigate'&&!('embed' in root.dataset))root.classList.add('lp-first');
function next(){var t=kept.shift();if(t){t.replaceWith(t.content);idle(next)}}
function begin(){if(begun)return;begun=1;root.classList.remove('lp-first');idle(next)}
new PerformanceObserver(begin).observe({type:'paint',buffered:true});
setTimeout(begin,2000)})();`;

const isLargeDrawing = (className: string | true | undefined): boolean =>
  typeof className === 'string' && className.split(' ').some((name) => DRAWN_LATER.has(name));
