/** The part of an address that asks for the shell before the one that is on trial. */
export const STEP_BACK = 'shell=before';

/**
 * Runs in the head of a page whose shell only some businesses have yet. When that shell throws, or has drawn nothing for a while,
 * the page is loaded once more with the shell before; that one tells the registry what happened. A shell that throws later, while it
 * is drawn, asks for the same by the function kept here.
 */
export const stepBack = `(function () {
  var isGone = false;
  function isEmpty() { var root = document.getElementById('root'); return !root || !root.firstChild; }
  function back() {
    if (isGone) return;
    isGone = true;
    var address = new URL(location.href);
    address.searchParams.set('shell', 'before');
    location.replace(address.href);
  }
  function backIfEmpty() { if (isEmpty()) back(); }
  window.__butterflyStepBack = back;
  addEventListener('error', function (event) {
    var file = event.target && event.target.src;
    var hasFailedTwice = file && file.indexOf('/r/shell/') > 0 && file.indexOf('?') > 0;
    if (hasFailedTwice || String(event.filename || '').indexOf(location.origin + '/r/shell/') === 0) backIfEmpty();
  }, true);
  addEventListener('unhandledrejection', function () { setTimeout(backIfEmpty, 3000); });
  setTimeout(backIfEmpty, 20000);
})();`;
