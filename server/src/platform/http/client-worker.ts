import type { FastifyInstance } from 'fastify';
import { answerWorker } from './worker-file';

/** Where the worker is that keeps the pages of one link on the device of whoever has it. */
export const CLIENT_WORKER = '/client-worker.js';

/**
 * Its scope is a link – `/portal/<token>` – and so is what it keeps: the page, the files that were released with it, and answers to reads whose
 * address holds the token. It answers with what is kept only when there is no network, and tells the page as of when that is. An answer that
 * says that the link opens no more, or asks for a proof again, throws away everything that was kept of it; so does a month.
 */
const SOURCE = String.raw`'use strict';
const PREFIX = 'butterfly-client ';
const SCOPE = new URL(self.registration.scope).pathname;
const TOKEN = decodeURIComponent(SCOPE.split('/').pop());
const NAME = PREFIX + SCOPE;
const AT = 'x-kept-at';
const PATIENCE_MS = 6000;
const MONTH_MS = 30 * 24 * 3600 * 1000;
const OVER = new Set([401, 403, 404, 410, 423]);

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  if (event.data && event.data.kind === 'keep') event.waitUntil(keep(event.data).then(() => event.source && event.source.postMessage({ kind: 'kept' }), () => undefined));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(pageOf(event));
  else if (url.pathname.startsWith('/r/')) event.respondWith(fileOf(request, url.pathname));
  else if (isOfLink(url.pathname)) event.respondWith(answerOf(event, url.pathname + url.search));
});

const isOfLink = (path) => path.startsWith('/api/') && !path.endsWith('/content/') && path.split('/').some((part) => decoded(part) === TOKEN);
function decoded(part) {
  try { return decodeURIComponent(part); } catch { return part; }
}

async function kept(key) {
  const found = (await caches.has(NAME)) ? await (await caches.open(NAME)).match(key, { ignoreVary: true }) : undefined;
  if (!found || Date.now() - Number(found.headers.get(AT)) < MONTH_MS) return found;
  await forget();
  return undefined;
}

/** A file never changes under its address: how old it is plays no part. */
async function put(key, answer) {
  const headers = new Headers(answer.headers);
  headers.set(AT, String(Date.now()));
  await (await caches.open(NAME)).put(key, new Response(await answer.blob(), { status: answer.status, headers }));
}

const forget = () => caches.delete(NAME);

async function tell(event, message) {
  const client = await self.clients.get(event.clientId || event.resultingClientId);
  if (client) client.postMessage(message);
}

/** The network first; what is kept when there is none, or when it keeps somebody waiting. */
async function freshOrKept(request, old) {
  const fresh = fetch(request).then((answer) => ({ answer, isKept: false }));
  if (!old) return fresh;
  const instead = { answer: old, isKept: true };
  let timer;
  const late = new Promise((resolve) => { timer = setTimeout(() => resolve(instead), PATIENCE_MS); });
  return Promise.race([fresh.catch(() => instead), late]).finally(() => clearTimeout(timer));
}

async function answerOf(event, key) {
  const old = await kept(key);
  const { answer, isKept } = await freshOrKept(event.request, old);
  if (isKept) event.waitUntil(tell(event, { kind: 'offline', at: Number(answer.headers.get(AT)) }));
  else {
    await settle(key, answer.clone()).catch(() => undefined);
    event.waitUntil(tell(event, { kind: 'online' }));
  }
  return answer;
}

/** Keeps an answer, or throws away all of them when it says that the link is closed to whoever asks now. */
async function settle(key, answer) {
  if (OVER.has(answer.status)) return forget();
  if (!answer.ok) return undefined;
  const isJson = (answer.headers.get('content-type') || '').includes('json');
  if (isJson && (await answer.clone().json()).authenticated === false) return forget();
  return put(key, answer);
}

/** One document draws every page of the link. */
async function pageOf(event) {
  try {
    return await fetch(event.request);
  } catch (error) {
    const old = (await kept(new URL(event.request.url).pathname)) || (await kept(SCOPE));
    if (!old) throw error;
    return old;
  }
}

async function fileOf(request, key) {
  const store = (await caches.has(NAME)) ? await caches.open(NAME) : undefined;
  const old = store && (await store.match(key, { ignoreVary: true }));
  if (old) return old;
  const answer = await fetch(request);
  if (answer.ok && store) await put(key, answer.clone()).catch(() => undefined);
  return answer;
}

/** The page that is shown, its files, and those of the other pages of the link; files of releases before go. */
async function keep({ page, files }) {
  const answer = await fetch(page, { credentials: 'same-origin', cache: 'no-store', redirect: 'error', headers: { accept: 'text/html' } });
  if (!answer.ok) return;
  const named = [...(await answer.clone().text()).matchAll(/(?:src|href)="(\/r\/[^"]+)"/g)].map((match) => match[1]);
  const wanted = new Set([...named, ...files.filter((file) => file.startsWith('/r/'))]);
  const store = await caches.open(NAME);
  for (const { url } of await store.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith('/r/') && !wanted.has(pathname)) await store.delete(pathname, { ignoreVary: true });
  }
  for (const file of wanted) if (!(await store.match(file, { ignoreVary: true }))) await fetch(file).then((got) => got.ok && put(file, got));
  await put(SCOPE, answer);
}
`;

export function registerClientWorker(app: FastifyInstance): void {
  answerWorker(app, CLIENT_WORKER, SOURCE);
}
