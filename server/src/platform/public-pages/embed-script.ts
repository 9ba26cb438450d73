/** Tells a page around this one how high it is; for the script of an embedded page. */
export const tellHeight = `if(window.parent!==window&&'embed' in document.documentElement.dataset){var tell=function(){window.parent.postMessage({butterflyHeight:document.documentElement.scrollHeight},'*')};new ResizeObserver(tell).observe(document.body);tell()}`;

/**
 * The script that somebody puts into a page of their own: it shows a page of ours there, as high as it is. `src` is an expression that
 * makes its address of `base`, `me` (the script's own element) and `utm` (what the address of the page around says of campaigns).
 */
export const embedScriptFor = ({ src, title }: { readonly src: string; readonly title: string }): string => `(function(){
var me=document.currentScript,base=new URL(me.src),frame=document.createElement('iframe'),utm=location.search.slice(1).split('&').filter(function(p){return /^utm_[a-z]+=/.test(p)}).join('&');
frame.src=${src};
frame.title=me.dataset.title||'${title}';frame.loading='lazy';frame.style.cssText='width:100%;border:0;min-height:640px;display:block';
me.after(frame);
addEventListener('message',function(event){if(event.source===frame.contentWindow&&event.origin===base.origin&&event.data&&typeof event.data.butterflyHeight==='number')frame.style.height=event.data.butterflyHeight+'px'})})();`;
