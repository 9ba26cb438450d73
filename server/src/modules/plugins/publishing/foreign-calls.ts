const SITE = String.raw`\s*["'\x60](?:https?:|wss?:)?//[\w.-]+`;

/** Calls of the browser that fetch, load or connect, with another site's address written out at the place. */
const IN_SCRIPTS: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:fetch|import|importScripts|sendBeacon)\(${SITE}`, 'g'),
  new RegExp(String.raw`\bnew\s+(?:WebSocket|EventSource|Worker|SharedWorker)\(${SITE}`, 'g'),
  new RegExp(String.raw`\.open\(\s*["'\x60][A-Z]+["'\x60],${SITE}`, 'g'),
  new RegExp(String.raw`\.(?:src|action)\s*=${SITE}`, 'g'),
];
const IN_STYLES: readonly RegExp[] = [/url\(\s*["']?(?:https?:)?\/\/[\w.-]+/gi, /@import\s+["'](?:https?:)?\/\/[\w.-]+/gi];

/**
 * Where a file of a release calls another site. The page's policy blocks such a call in the browser, so the plugin would fail
 * there; here the team hears of it before anybody does. Addresses that are put together at run time are left to the policy.
 *
 * @example foreignCalls('1.js', 'fetch("https://tracker.example/x")') // ['1.js calls another site: fetch("https://tracker.example']
 */
export function foreignCalls(path: string, text: string): string[] {
  return patternsFor(path).flatMap((pattern) =>
    (text.match(pattern) ?? []).map((found) => `${path} calls another site: ${found.slice(0, 80)}`),
  );
}

function patternsFor(path: string): readonly RegExp[] {
  if (path.endsWith('.css')) return IN_STYLES;
  return /\.m?js$/.test(path) ? IN_SCRIPTS : [];
}
