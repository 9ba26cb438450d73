import { foreignCalls } from './foreign-calls';

describe('calls of other sites in a release', () => {
  it.each([
    'fetch("https://tracker.example/x")',
    "fetch('//tracker.example/x')",
    'fetch(`https://tracker.example/${a}`)',
    'import("https://cdn.example/lib.js")',
    'new WebSocket("wss://chat.example")',
    'new Worker("https://cdn.example/w.js")',
    'navigator.sendBeacon("https://t.example/b",d)',
    'r.open("POST","https://api.example/v1")',
    'i.src="https://pixel.example/1.gif"',
    'importScripts("https://cdn.example/a.js","b.js")',
  ])('are found in a script: %s', (text) => {
    expect(foreignCalls('1.js', `a();${text};b()`)).toEqual([expect.stringMatching(/^1\.js calls another site: /)]);
  });

  it.each([
    'a{background:url(https://img.example/a.png)}',
    'a{background:url("//img.example/a.png")}',
    '@import "https://fonts.example/x.css";',
  ])('are found in a style: %s', (text) => {
    expect(foreignCalls('page.css', text)).toHaveLength(1);
  });

  it.each([
    ['1.js', 'see("https://react.dev/errors/"+code)'],
    ['1.js', 'e.createElementNS("http://www.w3.org/2000/svg","path")'],
    ['1.js', 'fetch("/api/plugins/")'],
    ['1.js', 'jsx("a",{href:"https://help.example"})'],
    ['1.js', 'i.src="/r/x/1/a.png"'],
    ['1.js', 'new URL("/a",location.href)'],
    ['page.css', 'a{background:url(data:image/svg+xml;base64,//8=)}'],
    ['page.css', 'a{background:url(./a.png)}'],
    ['words.json', '{"a":"fetch(\\"https://x.example\\")"}'],
  ])('are not seen in %s: %s', (path, text) => {
    expect(foreignCalls(path, text)).toEqual([]);
  });
});
