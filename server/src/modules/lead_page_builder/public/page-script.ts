import { embedScriptFor, tellHeight } from '../../../platform/public-pages/embed-script';
import { drawLater } from './later-drawings';

/**
 * All that runs at a public page; words and form work without it. It draws the flowers, asks for hints while somebody writes, says once that somebody began,
 * and tells a page around it how high it is.
 */
export const pageScript = `(function(){
var form=document.querySelector('[data-lp-form]'),data=document.documentElement.dataset,t=data.t,slug=data.slug;
${drawLater}
${tellHeight}
if(!form)return;
var box=form.querySelector('[data-lp-hints]'),check=form.querySelector('[data-lp-check]'),begun=false,last='';
form.addEventListener('input',function(){if(begun)return;begun=true;fetch('/api/lead_page_builder/public/track/',{method:'POST',headers:{'Content-Type':'application/json'},credentials:'omit',body:JSON.stringify({slug:slug,stage:'started',t:t})}).catch(function(){})});
if(!box)return;
if(check)check.hidden=true;
function value(name){var field=form.elements.namedItem(name);return field&&field.value||''}
function ask(){
var query=new URLSearchParams({t:t});
['date','guests','budget'].forEach(function(name){var v=value(data[name]||'');if(v)query.set(name,v)});
var text=query.toString();
if(text===last||!(query.get('date')||query.get('guests')))return;
last=text;
fetch('/api/lead_page_builder/public/'+encodeURIComponent(slug)+'/hint/?'+text,{credentials:'omit'}).then(function(r){return r.ok?r.json():null}).then(function(hint){
if(!hint||text!==last)return;
box.replaceChildren.apply(box,hint.lines.map(function(line){var p=document.createElement('p');p.textContent=line;return p}))}).catch(function(){})}
form.addEventListener('change',ask);
form.addEventListener('submit',function(event){var b=event.submitter;if(b&&b.dataset.sent){event.preventDefault();return}if(b)b.dataset.sent='1';setTimeout(function(){if(b)delete b.dataset.sent},4000)});
ask()})();`;

/** The script that somebody puts into a page of their own. */
export const embedScript = embedScriptFor({
  src: "base.origin+'/public/'+encodeURIComponent(me.dataset.page||'wedding')+'?embed=1&t='+encodeURIComponent(me.dataset.studio||'')+'&'+utm",
  title: 'Flowers',
});
