import { releaseBase, type BootData, type ReleaseRecord } from '@butterfly/contracts/plugins';
import type { Preload } from './preloads';
import { startRepair } from './start-repair';
import { stepBack } from './step-back';

interface PageParts {
  readonly shell: ReleaseRecord;
  /** Some businesses have it before the others: there is one to step back to. */
  readonly isOnTrial?: boolean;
  /** Which of the two hosts of that release answers. */
  readonly host?: Pick<NonNullable<ReleaseRecord['document']>, 'scripts' | 'styles'> | undefined;
  /** False for somebody of a team who looks at a page of clients: nothing of it stays on that device. */
  readonly keeps?: boolean;
  readonly boot: BootData;
  readonly preloads: readonly Preload[];
  readonly nonce: string;
}

/** Sets the theme before anything is painted; the shell's key is `themeMode`, dark unless light was chosen. */
const theme = `try{document.documentElement.dataset.theme=localStorage.getItem('themeMode')==='light'?'light':'dark'}catch{document.documentElement.dataset.theme='dark'}`;

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="#8b7bf0"><path d="M15 16C12 7 4 5 3 9c-1 5 4 8 11 8-6 0-9 4-7 8 3 3 8-2 8-8zm2 0c3-9 11-11 12-7 1 5-4 8-11 8 6 0 9 4 7 8-3 3-8-2-8-8z"/></svg>',
)}`;

/** Clients have chosen nothing here: their device has. */
const themeOfDevice = `(function(){var kept;try{kept=localStorage.getItem('themeMode')}catch{}document.documentElement.dataset.theme=kept||(matchMedia('(prefers-color-scheme: light)').matches?'light':'dark')})()`;

/** index.html: the shell's scripts, what to fetch with them, and the data to draw from. */
export function pageHtml({ shell, isOnTrial = false, host = shell.document, keeps = true, boot, preloads, nonce }: PageParts): string {
  const base = releaseBase('shell', shell.content_hash);
  const integrity = (file: string): string => shell.integrity[file] ?? '';
  const styles = (host?.styles ?? []).map(
    (file) => `<link rel="stylesheet" href="${base}${file}" integrity="${integrity(file)}" nonce="${nonce}" data-start>`,
  );
  const scripts = (host?.scripts ?? []).map(
    (file) => `<script defer src="${base}${file}" integrity="${integrity(file)}" nonce="${nonce}" data-start></script>`,
  );
  return `<!doctype html>
<html lang="en" data-theme="dark"${keeps ? '' : ' data-keeps="nothing"'}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="color-scheme" content="dark light">
<title>Butterfly</title>
<link rel="icon" href="${icon}">
<script nonce="${nonce}">${isOnTrial ? stepBack : ''}${startRepair}${host === shell.document ? theme : themeOfDevice};window.__butterflySri=${embed(sriOf(shell))}</script>
${[...styles, ...preloads.map((preload) => preloadTag(preload, nonce)), ...scripts].join('\n')}
<script type="application/json" id="boot" nonce="${nonce}">${embed(boot)}</script>
</head>
<body><div id="root"></div><noscript>Butterfly needs JavaScript. Please switch it on for this site.</noscript></body>
</html>
`;
}

/** Same-origin files are preloaded without \`crossorigin\`, as they are loaded; otherwise each would come twice. */
function preloadTag({ address, integrity }: Preload, nonce: string): string {
  if (address.endsWith('.css')) return `<link rel="preload" as="style" href="${address}" integrity="${integrity}">`;
  return `<link rel="preload" as="script" href="${address}" integrity="${integrity}" nonce="${nonce}">`;
}

/** Hashes of the shell's own files by path; the shell adds those of a plugin before it loads it. */
function sriOf(shell: ReleaseRecord): Record<string, string> {
  const base = releaseBase('shell', shell.content_hash);
  return Object.fromEntries(Object.entries(shell.integrity).map(([file, hash]) => [base + file, hash]));
}

/** JSON inside a script element: nothing in it can end the element. */
export function embed(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** Before any shell has been promoted. */
export const noShellHtml = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Butterfly</title></head>
<body><h1>Butterfly is not ready yet</h1><p>No shell has been released on this server. Run “npm start”, or publish and promote one with “pnpm butterfly”.</p></body></html>
`;
