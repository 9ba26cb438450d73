/**
 * The page of the measurement, as plain JavaScript: two chats with the same rows. Ours is the panel of the shell with a server of the page;
 * the other is `Bubble.List` of @ant-design/x as its documentation uses it, with a plain field below.
 */
export const chatPage = `
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Bubble } from '@ant-design/x';
import { createAssistant } from './src/assistant/assistant';
import { createDraftTools } from './src/assistant/drafts/draft-tools';
import { createEventBus } from './src/plugins/event-bus';
import { AssistantPanel } from './src/assistant/panel/assistant-panel';
import { AssistantContext } from './src/assistant/panel/use-assistant';
import { createPlayback } from './src/assistant/voice/playback';
import './src/assistant/assistant.css';

const text = (at) => 'Message ' + at + ': peonies, garden roses and eucalyptus for the head table; the venue opens at nine and the van is there by ten. '.repeat(1 + (at % 3));
const rows = Array.from({ length: 1000 }, (_, at) => ({ id: 'r' + at, type: at % 2 ? 'assistant' : 'user', content: text(at), timestamp: at }));
const encoder = new TextEncoder();
const root = createRoot(document.getElementById('root'));

/** What one recording has to let go again; held no longer than until it was looked at. */
const open = { tracks: new Set(), contexts: new Set(), recorders: new Set(), addresses: new Set() };
const countRecordings = () => {
  const given = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (wish) => { const stream = await given(wish); stream.getTracks().forEach((track) => open.tracks.add(track)); return stream; };
  const [Context, Recorder] = [window.AudioContext, window.MediaRecorder];
  window.AudioContext = class extends Context { constructor(...given) { super(...given); open.contexts.add(this); } };
  window.MediaRecorder = class extends Recorder { constructor(...given) { super(...given); open.recorders.add(this); } };
  const [create, revoke] = [URL.createObjectURL.bind(URL), URL.revokeObjectURL.bind(URL)];
  URL.createObjectURL = (what) => { const url = create(what); open.addresses.add(url); return url; };
  URL.revokeObjectURL = (url) => { open.addresses.delete(url); revoke(url); };
};
const stillOpen = () => {
  const count = (set, isOpen) => [...set].filter(isOpen).length;
  return { tracks: count(open.tracks, ({ readyState }) => readyState === 'live'), contexts: count(open.contexts, ({ state }) => state !== 'closed'), recorders: count(open.recorders, ({ state }) => state !== 'inactive'), addresses: open.addresses.size };
};

const painted = () => new Promise((resolve) => requestAnimationFrame(() => { const channel = new MessageChannel(); channel.port1.onmessage = resolve; channel.port2.postMessage(0); }));
const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A twentieth of a second that can be played. */
const beep = (() => {
  const bytes = new Uint8Array(44 + 800);
  const view = new DataView(bytes.buffer);
  [[0, 'RIFF'], [8, 'WAVEfmt '], [36, 'data']].forEach(([at, name]) => [...name].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0))));
  [[4, 836], [16, 16], [24, 8000], [28, 16000], [40, 800]].forEach(([at, value]) => view.setUint32(at, value, true));
  [[20, 1], [22, 1], [32, 2], [34, 16]].forEach(([at, value]) => view.setUint16(at, value, true));
  return btoa(String.fromCharCode(...bytes));
})();
let sent = 0;

function ours() {
  let feed;
  const none = async () => ({});
  const api = new Proxy({}, { get: (_, name) => ({
    start: async () => ({ sessionId: 's', agentType: 'orchestrator_agent', history: { agentType: null, events: [], runningMessageId: null } }),
    voice: async () => { sent += 1; return { message: '', type: 'text', transcript: 'Show my projects', audio: beep }; }, transcribe: async () => '',
    stream: async () => new Response(new ReadableStream({ start: (controller) => { feed = controller; } })), agentTypes: async () => [],
  })[name] ?? none });
  const assistant = createAssistant({ api, drafts: createDraftTools(createEventBus()), tabs: { close() {}, tell() {}, listen: () => () => {} }, place: () => ({ projectId: null, url: '' }), go() {}, playback: createPlayback() });
  return {
    assistant,
    prepare: async () => { await assistant.session.start(); assistant.core.setEvents(() => rows); },
    mount: () => flushSync(() => root.render(h(AssistantContext, { value: assistant }, h(AssistantPanel, { onClose() {} })))),
    begin: async () => { assistant.messages.send('Go'); await rest(100); },
    chunk: (piece) => feed.enqueue(encoder.encode('data: ' + JSON.stringify({ type: 'chunk', text: piece }) + '\\n\\n')),
    shown: () => document.querySelector('[data-streaming] .assistant-bubble')?.textContent ?? '',
    end: () => feed.close(),
  };
}

function bubbleList() {
  let add;
  function Chat() {
    const [items, setItems] = useState(() => rows.map(({ id, type, content }) => ({ key: id, role: type === 'user' ? 'user' : 'ai', content })));
    const [typed, setTyped] = useState('');
    add = (change) => setItems(change);
    return h('div', { style: { height: 600, width: 450, display: 'flex', flexDirection: 'column' } },
      h(Bubble.List, { style: { height: 540 }, role: { user: { placement: 'end' }, ai: { placement: 'start' } }, items }), h('textarea', { value: typed, onChange: (event) => setTyped(event.target.value) }));
  }
  let streamed = '';
  return {
    prepare: async () => {},
    mount: () => flushSync(() => root.render(h(Chat))),
    begin: async () => { add((items) => [...items, { key: 'live', role: 'ai', content: ' ' }]); await rest(100); },
    chunk: (piece) => { streamed += piece; add((items) => items.map((item) => (item.key === 'live' ? { ...item, content: streamed } : item))); },
    shown: () => [...document.querySelectorAll('.ant-bubble')].map((bubble) => bubble.textContent).find((content) => content.includes('chunk')) ?? '',
    end: () => {},
  };
}

const type = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set;

window.measure = async (kind) => {
  const chat = kind === 'ours' ? ours() : bubbleList();
  let longTasks = 0;
  await chat.prepare();
  await rest(200);
  const began = performance.now();
  chat.mount();
  await painted();
  const open = performance.now() - began;
  await rest(500);
  const nodes = document.querySelectorAll('#root *').length;
  await chat.begin();
  new PerformanceObserver((list) => { longTasks += list.getEntries().length; }).observe({ type: 'longtask' });
  const [chunks, keys] = [[], []];
  for (let at = 0; at < 60; at += 1) {
    let from = performance.now();
    chat.chunk('chunk ' + at + ' of the answer, ');
    while (!chat.shown().includes('chunk ' + at + ' ')) await painted();
    chunks.push(performance.now() - from);
    const field = document.querySelector('textarea');
    from = performance.now();
    type.call(field, 'typed ' + at);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await painted();
    keys.push(performance.now() - from);
    await rest(20);
  }
  chat.end();
  await rest(300);
  return { open, nodes, longTasks, chunks, keys };
};

/** How long after the click on Cancel words of the answer still came on the screen; the server goes on sending. */
window.cancelled = async (times) => {
  const chat = ours();
  await chat.prepare();
  chat.mount();
  await rest(300);
  const late = [];
  for (let at = 0; at < times; at += 1) {
    await chat.begin();
    let [seen, changed] = [0, 0];
    const word = 'petal' + at + ' ';
    const look = new MutationObserver(() => { const now = document.querySelector('[role=log]').textContent.split(word).length; if (now !== seen) [seen, changed] = [now, performance.now()]; });
    look.observe(document.querySelector('[role=log]'), { subtree: true, childList: true, characterData: true });
    const feeding = setInterval(() => { try { chat.chunk(word); } catch { clearInterval(feeding); } }, 5);
    await rest(250);
    if (seen < 5) throw new Error('Nothing of the answer was on the screen.');
    const clicked = performance.now();
    document.querySelector('button[aria-label="Cancel response"]').click();
    await rest(400);
    clearInterval(feeding);
    look.disconnect();
    late.push(Math.max(0, changed - clicked));
  }
  return late;
};

let recording;
window.record = async (count) => {
  if (!recording) {
    countRecordings();
    recording = ours();
    await recording.assistant.session.start();
    recording.mount();
  }
  const { voice, core } = recording.assistant;
  const phase = () => voice.input.getState().recorder.phase;
  const until = async (isSo) => { const began = performance.now(); while (!isSo()) { if (performance.now() - began > 5000) throw new Error('The recording stands in ' + phase()); await rest(5); } };
  sent = 0;
  const left = { tracks: 0, contexts: 0, recorders: 0, addresses: 0 };
  for (let at = 0; at < count; at += 1) {
    voice.toggle();
    await until(() => phase() === 'recording');
    await rest(300);
    if (at % 3 === 0) voice.input.stop();
    else if (at % 3 === 1) voice.toggle();
    else voice.discard();
    await until(() => phase() === 'idle' && core.store.getState().activity === 'idle');
    for (let waited = 0; waited < 1000 && Object.values(stillOpen()).some((count) => count > 0); waited += 10) await rest(10);
    for (const [what, count] of Object.entries(stillOpen())) left[what] += count;
    for (const held of Object.values(open)) held.clear();
  }
  return { left, sent };
};
`;
