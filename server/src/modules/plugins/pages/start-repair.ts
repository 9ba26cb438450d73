/**
 * Runs in the page's head before anything else, without the shell: it is there for the case that the shell is not. A script or
 * style sheet of the page that cannot be loaded, or is not what was released, is asked for once more by another address, so that
 * neither a broken connection nor bytes a browser keeps as unchangeable decide; what the browser keeps is fetched anew. A part
 * that the shell's start asks for is not in the page: then the page is loaded once more. If that does not help, the page says so.
 * `integrity` stays on all of them.
 */
export const startRepair = `(function () {
  var KEPT = 'butterfly.loadedAgain';
  function fresh(url) { return fetch(url, { cache: 'reload' }).then(function (answer) { return answer.ok; }, function () { return false; }); }
  function isEmpty() { var root = document.getElementById('root'); return !root || !root.firstChild; }
  function add(parent, tag, text) { var made = document.createElement(tag); made.textContent = text; parent.appendChild(made); return made; }
  function say(file) {
    var root = document.getElementById('root');
    if (!root) return document.addEventListener('DOMContentLoaded', function () { say(file); });
    if (root.firstChild) return;
    var box = document.createElement('main');
    box.setAttribute('role', 'alert');
    add(box, 'h1', 'Butterfly could not be loaded');
    add(box, 'p', 'A file of this page could not be fetched, or is damaged on the server: ' + file + '. What you have saved is not affected.');
    add(box, 'p', 'Try again in a moment. If it stays like this, tell whoever looks after this installation; releasing the page again mends it.');
    add(box, 'a', 'Try again').setAttribute('href', location.href);
    root.appendChild(box);
  }
  function again(element, url) {
    var isScript = element.tagName === 'SCRIPT', copy = document.createElement(isScript ? 'script' : 'link');
    copy.integrity = element.integrity;
    copy.nonce = element.nonce;
    if (isScript) copy.async = false; else copy.rel = 'stylesheet';
    copy[isScript ? 'src' : 'href'] = url + '?try=2';
    document.head.appendChild(copy);
  }
  function reload(file) {
    // Once for each shell: two parts that are missing must not take turns.
    var shell = file.split('/')[3], before = null;
    try { before = sessionStorage.getItem(KEPT); sessionStorage.setItem(KEPT, shell); } catch (error) { before = shell; }
    if (before === shell) say(file); else location.reload();
  }
  addEventListener('error', function (event) {
    var element = event.target, url = element && (element.src || element.href), isScript = element && element.tagName === 'SCRIPT';
    if (!url || !element.integrity || url.indexOf(location.origin + '/r/') !== 0 || !(isScript || element.rel === 'stylesheet')) return;
    var file = url.slice(location.origin.length).split('?')[0], isOfPage = element.hasAttribute('data-start');
    if (url.indexOf('?') > 0) { if (isScript) say(file); return; }
    if (isOfPage) again(element, url);
    fresh(url).then(function (isThere) {
      if (isOfPage || file.indexOf('/r/shell/') !== 0 || !isEmpty()) return;
      if (isThere) reload(file); else say(file);
    });
  }, true);
})();`;
