import type { FastifyInstance } from 'fastify';
import { CLIENT_WORKER } from './client-worker';
import { answerWorker } from './worker-file';

/** Where the worker is that keeps single pages of members. */
export const OFFLINE_WORKER = '/offline-worker.js';

/**
 * Keeps single pages, for opening them again without a network: the page, its files, and the last answers to what it reads. A page asks for
 * it by a message. It answers from what is kept only when there is no network, so that a new release and new data are there at once when
 * there is one. What is kept is of one person in one business: it says whose page came from the server, and goes when that is another one.
 * The shell throws it away when it starts for somebody else, and when somebody signs out.
 */
const SOURCE = String.raw`'use strict';
const PREFIX = 'butterfly-offline ';
const PATIENCE_MS = 6000;
const MOST_PAGES = 12;
const MOST_FILES = 800;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  if (!event.data || event.data.kind !== 'keep') return;
  const done = (isKept) => isKept && event.source && event.source.postMessage({ kind: 'kept', page: event.data.page });
  event.waitUntil(inTurn(() => keep(event.data)).then(done, () => undefined));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(orKept(request, url.pathname));
  else if (url.pathname.startsWith('/r/')) event.respondWith(fileOf(request, url.pathname));
  else if (url.pathname.startsWith('/api/') && !url.pathname.endsWith('/content/')) event.respondWith(orKept(request, url.pathname + url.search));
});

let turn = Promise.resolve();
function inTurn(work) {
  turn = turn.then(work, work);
  return turn;
}

const ownNames = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

async function kept(key) {
  // Asked by its name and never opened: a store that the page throws away meanwhile must not come to be again.
  for (const cacheName of await ownNames()) {
    const found = await caches.match(key, { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** The network first; what is kept when there is none, or when it keeps somebody waiting. */
async function orKept(request, key) {
  const fresh = fetch(request);
  const old = await kept(key);
  if (!old) return fresh;
  let timer;
  const late = new Promise((resolve) => { timer = setTimeout(() => resolve(old), PATIENCE_MS); });
  return Promise.race([fresh.catch(() => old), late]).finally(() => clearTimeout(timer));
}

/** A file never changes under its address; its hash is checked by the page whichever way it comes. */
async function fileOf(request, key) {
  const old = await kept(key);
  if (old) return old;
  const answer = await fetch(request);
  if (answer.ok) await keepFile(key, answer.clone()).catch(() => undefined);
  return answer;
}

async function keepFile(key, answer) {
  const [name] = await ownNames();
  if (name && (await caches.has(name))) await (await caches.open(name)).put(key, answer);
}

async function pageOf(page) {
  const answer = await fetch(page, { credentials: 'same-origin', cache: 'no-store', redirect: 'error', headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error('The page did not come.');
  const text = await answer.clone().text();
  return { answer, text, owner: ownerOf(text) };
}

function ownerOf(text) {
  const boot = /<script type="application\/json" id="boot"[^>]*>([^]*?)<\/script>/.exec(text);
  const { session } = boot ? JSON.parse(boot[1]) : { session: null };
  return session ? session.tenant.id + '/' + session.member_id : '';
}

async function forget(exceptName) {
  for (const name of await ownNames()) if (name !== exceptName) await caches.delete(name);
}

async function keep({ page, reads, files }) {
  if (typeof page !== 'string' || !page.startsWith(new URL(self.registration.scope).pathname)) return false;
  const [known] = await ownNames();
  const owner = known ? known.slice(PREFIX.length) : (await pageOf(page)).owner;
  const answers = await Promise.all(reads.filter((url) => url.startsWith('/api/')).slice(0, 10).map(read));
  // Whoever the page is of now is whose answers came before it; otherwise somebody else signed in meanwhile, and nothing is kept.
  const now = await pageOf(page);
  if (owner === '' || now.owner !== owner) return forget('').then(() => false);
  await forget(PREFIX + owner);
  const cache = await caches.open(PREFIX + owner);
  const named = [...now.text.matchAll(/(?:src|href)="(\/r\/[^"]+)"/g)].map((match) => match[1]);
  const wanted = new Set([...named, ...files.filter((url) => url.startsWith('/r/'))]);
  for (const url of wanted) if (!(await cache.match(url, { ignoreVary: true }))) await cache.add(url);
  for (const [url, answer] of answers) await cache.put(url, answer);
  await cache.delete(page);
  await cache.put(page, now.answer);
  await makeRoom(cache);
  return true;
}

async function read(url) {
  const answer = await fetch(url, { credentials: 'same-origin', cache: 'no-store', headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error('An answer did not come.');
  return [url, answer];
}

/** The oldest go first. */
async function makeRoom(cache) {
  const keys = (await cache.keys()).map((request) => new URL(request.url).pathname);
  const pages = keys.filter((key) => !key.startsWith('/r/') && !key.startsWith('/api/'));
  const files = keys.filter((key) => key.startsWith('/r/'));
  const gone = [...pages.slice(0, Math.max(0, pages.length - MOST_PAGES)), ...files.slice(0, Math.max(0, files.length - MOST_FILES))];
  for (const key of gone) await cache.delete(key, { ignoreVary: true });
}
`;

export function registerOfflineWorker(app: FastifyInstance): void {
  answerWorker(app, OFFLINE_WORKER, SOURCE);
}

/** The files that pages may start as a worker. */
export const WORKER_FILES: readonly string[] = [OFFLINE_WORKER, CLIENT_WORKER];

const WORKERS = new Set(['serviceworker', 'sharedworker', 'worker']);

/** Whether a browser wants to start a worker from a file that is not ours to start: pages may name any file of this host. */
export function isForeignWorker({ url, headers }: { readonly url: string; readonly headers: Readonly<Record<string, unknown>> }): boolean {
  return WORKERS.has(String(headers['sec-fetch-dest'])) && !WORKER_FILES.includes(url.split('?')[0] ?? '');
}
