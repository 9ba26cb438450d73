import { tellHeight } from '../../../../platform/public-pages/embed-script';

/**
 * All that runs on the pages of bookings; they work without it. Another zone, day or week comes without a reload: the server's own answer
 * takes the place of the times, and what was written stays. The zone of the device is taken where none was chosen.
 */
export const bookingScript = `(function(){
var root=document.documentElement,turn=0;root.classList.add('js');
${tellHeight}
if(root.dataset.page)history.replaceState(null,'',root.dataset.page);
function times(){return document.getElementById('times')}
function swap(url){
var mine=++turn,old=times(),picked=document.querySelector('input[name=start_at]:checked'),at=document.activeElement,key=at&&at.dataset?at.dataset.key:null;
old.setAttribute('aria-busy','true');
fetch(url,{credentials:'same-origin'}).then(function(r){if(!r.ok)throw 0;return r.text()}).then(function(html){
if(mine!==turn)return;
var from=html.indexOf('<section id="times"');if(from<0)throw 0;
var next=new DOMParser().parseFromString(html.slice(from,html.indexOf('</section>',from)+10),'text/html').getElementById('times');
next=document.adoptNode(next);times().replaceWith(next);
if(picked)next.querySelectorAll('input[name=start_at]').forEach(function(one){one.checked=one.value===picked.value});
if(key)next.querySelectorAll('[data-key]').forEach(function(one){if(one.dataset.key===key)one.focus()});
history.replaceState(null,'',url)}).catch(function(){if(mine===turn)location.href=url})}
document.addEventListener('click',function(event){var link=event.target.closest('#times a[data-key]');if(!link||event.ctrlKey||event.metaKey||event.shiftKey)return;event.preventDefault();link.focus();swap(link.href)});
document.addEventListener('submit',function(event){
var form=event.target;
if(form.method==='get'){event.preventDefault();swap(form.getAttribute('action')+'?'+new URLSearchParams(new FormData(form)));return}
if(form.dataset.sent){event.preventDefault();return}form.dataset.sent='1';setTimeout(function(){delete form.dataset.sent},4000)});
document.addEventListener('change',function(event){var form=event.target.form;if(form&&'now' in form.dataset)form.requestSubmit()});
var shown=times(),zone=Intl.DateTimeFormat().resolvedOptions().timeZone;
if(shown&&'guess' in shown.dataset&&zone&&zone!==shown.dataset.zone){var to=new URL(location.href);to.searchParams.set('tz',zone);swap(to.pathname+to.search)}
})();`;
