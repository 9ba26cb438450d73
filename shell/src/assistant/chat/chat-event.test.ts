import { ownPath } from '@butterfly/plugin-sdk';
import { readAgentResponse, RESPONSE_TYPES, targetOf } from './agent-response';
import { confirmationsOf, EVENT_TYPES, isMeaningful, isShown, withSettled, type ChatEvent } from './chat-event';
import { safeLink, safePicture } from './safe-link';

const event = (fields: Partial<ChatEvent>): ChatEvent => ({ id: 'e', type: 'assistant', content: '', timestamp: 0, ...fields });

test('content is meaningful unless it is empty, dots and spaces, or no speech was detected (T-210)', () => {
  for (const text of ['', '   ', '...', ' . . ', '…', 'No speech detected', 'Sorry, no speech detected.'])
    expect({ text, is: isMeaningful(text) }).toEqual({ text, is: false });
  for (const text of ['Hi', '...and?', '0', '–']) expect({ text, is: isMeaningful(text) }).toEqual({ text, is: true });
});

test('rows without meaningful content and without data are not drawn (T-211)', () => {
  expect(isShown(event({ content: '...' }))).toBe(false);
  expect(isShown(event({ content: '', imageData: { url: '/media/a.png' } }))).toBe(true);
  expect(isShown(event({ content: '', isStreaming: true }))).toBe(true);
  expect(isShown(event({ content: '', message: 'Said otherwise' }))).toBe(true);
});

test('what a person types about the phrase stays; a transcript that is the phrase goes (T-210)', () => {
  expect(isShown(event({ type: 'user', content: 'Why does it say no speech detected?' }))).toBe(true);
  expect(isShown(event({ type: 'user', content: 'No speech detected', transcript: 'No speech detected' }))).toBe(false);
});

test('a response is read with every field of the seed, and what has a wrong form is missing (T-123, T-124, T-126, T-129, T-130, T-131, T-132, T-134)', () => {
  const whole = {
    session_id: 's',
    agent_type: 'recipe_agent',
    message: 'Done',
    type: 'recipe_draft_generated',
    handoff_occurred: true,
    new_agent_type: 'recipe_agent',
    structured_data: { type: 'navigation', url: '/moodboard/7', destination: 'moodboard' },
    audio: 'AAAA',
    transcript: 'a recipe',
    proposalData: { items: [] },
    recipeData: { pages: [{}] },
    imageData: { url: '/media/a.png', alt: 'A palette' },
    analysisData: { description: 'Leads' },
    navigationUrl: '/moodboard/7',
    url: '/x',
    data: [1],
    error: 'e',
    tts_error: 't',
    optimized_recipe: { a: 1 },
    direct_recipe_flow: true,
  };
  expect(readAgentResponse(whole)).toEqual(whole);
  expect(readAgentResponse({ message: 3, type: 'odd', audio: 4, imageData: { alt: 'x' }, recipeData: 'no' })).toEqual({
    message: '',
    type: 'text',
    handoff_occurred: false,
    direct_recipe_flow: false,
  });
  expect([readAgentResponse(null), readAgentResponse('x'), readAgentResponse([])]).toEqual([null, null, null]);
  expect(RESPONSE_TYPES).toEqual([
    'text',
    'proposal_draft_generated',
    'recipe_draft_generated',
    'navigation_request',
    'image_generated',
    'analysis_result',
  ]);
});

test('the target of a navigation is navigationUrl, or url, or that of the structured data (T-133)', () => {
  const base = { message: '', type: 'navigation_request' as const };
  expect(targetOf({ ...base, navigationUrl: '/a', url: '/b' })).toBe('/a');
  expect(targetOf({ ...base, url: '/b' })).toBe('/b');
  expect(targetOf({ ...base, structured_data: { url: '/c' } })).toBe('/c');
  expect(targetOf(base)).toBeNull();
});

test('the types of chat events are those of the seed, and the card that asks before an effect (T-137)', () => {
  expect(EVENT_TYPES).toEqual([
    'user',
    'assistant',
    'system',
    'error',
    'proposal_draft',
    'recipe_draft',
    'image_generated',
    'navigation',
    'analysis_result',
    'confirmation',
  ]);
});

test('sandbox: links are led to /media on this site; nothing else is changed; no script is a link (T-218)', () => {
  const at = 'https://fern.example';
  expect(safeLink('sandbox:/mnt/data/leads.csv', at)).toBe(`${at}/media/reports/leads.csv`);
  expect(safeLink('sandbox:/media/a/b.png', at)).toBe(`${at}/media/a/b.png`);
  expect(safeLink('sandbox:report.csv', at)).toBe(`${at}/media/report.csv`);
  expect(safeLink('sandbox:/plots/x.png', at)).toBe(`${at}/media/plots/x.png`);
  expect(safeLink('sandbox://evil.example/x', at)).toBe(`${at}/media/evil.example/x`);
  expect(safeLink('sandbox:/media/../api/x', at)).toBeNull();
  expect(safeLink('https://else.example/a?b=c', at)).toBe('https://else.example/a?b=c');
  expect(safeLink('/media/reports/a.csv', at)).toBe('/media/reports/a.csv');
  for (const bad of ['javascript:alert(1)', ' java\tscript:alert(1)', 'data:text/html,x', 'vbscript:x', ''])
    expect({ bad, link: safeLink(bad, at) }).toEqual({ bad, link: null });
  expect(safePicture('data:image/png;base64,AAAA', at)).toBe('data:image/png;base64,AAAA');
  expect(safePicture('data:image/svg+xml;base64,AAAA', at)).toBeNull();
});

test('of several things that wait in one answer each is settled by itself', () => {
  const waits = (token: string) => ({ token, title: token, status: 'waiting' });
  const answer = readAgentResponse({ message: 'Two', confirmation: waits('a'), moreConfirmations: [waits('b'), 'no card', waits('c')] });
  const row = event({
    ...(answer?.confirmation && { confirmation: answer.confirmation }),
    moreConfirmations: answer?.moreConfirmations ?? [],
  });
  expect(confirmationsOf(row).map(({ token }) => token)).toEqual(['a', 'b', 'c']);
  const [, second] = confirmationsOf(row);
  const settled = second ? withSettled(row, second, 'done') : row;
  expect(confirmationsOf(settled).map(({ status }) => status)).toEqual(['waiting', 'done', 'waiting']);
  expect(confirmationsOf(event({}))).toEqual([]);
});

test('the app goes by itself only to pages of this site', () => {
  const at = 'https://fern.example';
  expect(ownPath('/moodboard/7?x=1#y', at)).toBe('/moodboard/7?x=1#y');
  expect(ownPath(`${at}/moodboard/7`, at)).toBe('/moodboard/7');
  for (const away of ['https://evil.example/', '//evil.example/x', 'javascript:alert(1)', '/\\evil.example', '/.//evil.example/z', '//['])
    expect(ownPath(away, at)).toBeNull();
});
