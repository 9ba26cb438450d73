import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiError } from '@butterfly/plugin-sdk';
import { settle, startAssistant, streamOf, type Around } from '../assistant.fixture';
import type { ChatEvent } from '../chat/chat-event';
import { fakeAudio } from '../voice/audio-browser.fixture';
import { badgeText } from './badge-text';
import { AssistantPanel } from './assistant-panel';
import { AssistantContext } from './use-assistant';

/** jsdom measures nothing, and the real list draws what is measured: there it is proven in the browser (e2e/shell/assistant.spec.ts). */
jest.mock('react-virtuoso', () => ({
  Virtuoso: ({ data, itemContent, computeItemKey, role, 'aria-label': label }: ListProps) => (
    <div role={role} aria-label={label}>
      {data.map((row, at) => (
        <div key={computeItemKey(at, row)}>{itemContent(at, row)}</div>
      ))}
    </div>
  ),
}));

interface ListProps {
  readonly data: readonly ChatEvent[];
  readonly itemContent: (at: number, row: ChatEvent) => ReactNode;
  readonly computeItemKey: (at: number, row: ChatEvent) => string;
  readonly role: string;
  readonly 'aria-label': string;
}

const hanging = {
  ok: true,
  status: 200,
  body: { getReader: () => ({ read: () => new Promise(() => undefined), cancel: async () => undefined }) },
} as unknown as Response;

async function open(options: Parameters<typeof startAssistant>[0] = {}, isStarted = true): Promise<Around & { closed: jest.Mock }> {
  const around = startAssistant(options);
  const closed = jest.fn();
  if (isStarted) await around.assistant.session.start();
  await act(async () => {
    render(
      <AssistantContext value={around.assistant}>
        <AssistantPanel onClose={closed} />
      </AssistantContext>,
    );
    await settle();
  });
  return { ...around, closed };
}

const show = (around: Around, events: readonly Partial<ChatEvent>[]) =>
  act(async () =>
    around.assistant.core.setEvents(() =>
      events.map((event, at) => ({ id: `e${at}`, type: 'assistant', content: '', timestamp: at, ...event })),
    ),
  );
const field = () => screen.getByRole('textbox', { name: 'Message to the assistant' });

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('before a session: the overlay, Start, and a field that says why it rests (T-070, T-072, T-073, T-074, T-184)', async () => {
  const around = await open({}, false);
  expect(screen.getByText('Start a Conversation')).toBeVisible();
  expect(screen.getByText('Click "Start" to begin interacting with the AI assistant.')).toBeVisible();
  expect(field()).toBeDisabled();
  expect(field()).toHaveAttribute('placeholder', 'Session not active...');
  expect(screen.getByRole('img', { name: 'Not connected' })).toBeInTheDocument();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Start Session' })));
  expect(around.api.start).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('img', { name: 'Connected' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'End' })).toBeVisible();
});

test('while it connects it says so; a failure says why and can be tried again (T-075, T-276)', async () => {
  let refuse: (error: unknown) => void = () => undefined;
  await open({ calls: { start: () => new Promise((_, reject) => (refuse = reject)) } }, false);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByText('Connecting...')).toBeVisible();
  await act(async () => {
    refuse(new ApiError(500, { error: 'Request failed with status 500', code: 'http_500' }));
    await settle();
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to start session');
  expect(screen.getByRole('button', { name: 'Start Session' })).toBeEnabled();
});

test('an empty chat says what to do and has suggestions that work (T-078, T-079)', async () => {
  const around = await open();
  expect(screen.getByText('Start the Conversation')).toBeVisible();
  expect(screen.getByText('Press "Start" and then type or speak!')).toBeVisible();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Show my projects' }));
    await settle();
  });
  expect(around.api.stream.mock.calls[0]?.[0]).toMatchObject({ text: 'Show my projects' });
});

test('Enter sends, Shift+Enter does not, nor does the Enter that ends a composition (T-084, T-085, T-208, T-209)', async () => {
  const around = await open();
  fireEvent.change(field(), { target: { value: 'こんにちは' } });
  fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true });
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(around.api.stream).not.toHaveBeenCalled();
  await act(async () => {
    fireEvent.keyDown(field(), { key: 'Enter' });
    await settle();
  });
  expect(around.api.stream).toHaveBeenCalledTimes(1);
  expect(field()).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
});

test('while it waits: overlay with the butterfly, badge, cancel in the place of Send, a field that rests (T-062, T-076, T-077, T-086, T-087, T-181)', async () => {
  await open({ calls: { stream: async () => hanging } });
  fireEvent.change(field(), { target: { value: 'Hello' } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await settle();
  });
  const overlay = screen.getByTestId('assistant-waiting');
  expect(overlay).toHaveTextContent('AI is responding...');
  expect(overlay.querySelector('.bf-butterfly-flying')).not.toBeNull();
  expect(screen.getByText('Responding...')).toBeInTheDocument();
  expect(field()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Start recording' })).toBeDisabled();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel response' }));
  await waitFor(() => expect(field()).toBeEnabled());
});

test('while it streams the text is there with "AI is typing...", the overlay is gone and the field rests (T-088, T-182)', async () => {
  const around = await open();
  await act(async () => {
    around.assistant.core.live.set('Twelve **centerpieces**');
    around.assistant.core.store.setState({ activity: 'streaming' });
  });
  expect(await screen.findByText('AI is typing...')).toBeVisible();
  expect(await screen.findByText('centerpieces')).toHaveProperty('tagName', 'STRONG');
  expect(screen.queryByText('AI is responding...')).toBeNull();
  expect(field()).toBeDisabled();
});

test('rows: errors in red with their label, handoffs with an icon, nothing for empty content (T-169, T-211, T-297, T-298)', async () => {
  const around = await open();
  await show(around, [
    { type: 'user', content: 'Hello' },
    { type: 'error', content: 'It broke.', turnId: 't', canRetry: true },
    { type: 'system', content: 'Conversation transferred from A to B.', isHandoff: true },
    { content: '...' },
  ]);
  const log = screen.getByRole('log');
  const error = within(log).getByText('It broke.').closest('[data-type]');
  expect(error).toHaveClass('assistant-row-error');
  expect(error).toHaveTextContent('Error');
  expect(within(log).getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(within(log).getByText('Conversation transferred from A to B.').parentElement?.querySelector('svg')).not.toBeNull();
  expect(log.querySelectorAll('[data-type]')).toHaveLength(3);
});

test('an analysis shows description, plot, summary and file; links are safe, the file has a name (T-141, T-142, T-218)', async () => {
  const around = await open();
  await show(around, [
    {
      type: 'analysis_result',
      analysisData: {
        description: 'Leads by source',
        downloadUrl: 'sandbox:/mnt/data/leads.csv',
        plotImageUrl: '/media/reports/leads.png',
        jsonSummary: { web: 4 },
      },
    },
    { type: 'analysis_result', analysisData: { downloadUrl: 'javascript:alert(1)', filename: 'x.csv' } },
  ]);
  expect(screen.getByText('Leads by source')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Leads by source' })).toHaveAttribute('src', '/media/reports/leads.png');
  expect(screen.getByLabelText('Summary')).toHaveTextContent('"web": 4');
  const file = screen.getByRole('link', { name: 'download' });
  expect(file).toHaveAttribute('href', 'http://localhost/media/reports/leads.csv');
  expect(file).toHaveAttribute('download', 'download');
  expect(screen.queryByText('x.csv')).toBeNull();
});

test('the figures of a report are a table with its total, its sentence stands once, and there is a plot for either theme (T-141)', async () => {
  const around = await open();
  const description = 'Pipeline value by stage: $1,500 in 2 rows.';
  const jsonSummary = {
    report: 'pipeline-by-stage',
    title: 'Pipeline value by stage',
    rows: 2,
    unit: 'USD',
    total: 1500.5,
    largest: null,
    values: { Inquiry: 500, Booked: 1000.5 },
  };
  await show(around, [
    {
      type: 'analysis_result',
      content: description,
      analysisData: {
        description,
        downloadUrl: '/media/reports/p.csv',
        filename: 'p.csv',
        summaryUrl: '/media/reports/p.json',
        plotImageUrl: '/media/reports/p.png',
        plotImageDarkUrl: '/media/reports/p-dark.png',
        jsonSummary,
      },
    },
  ]);
  expect(within(screen.getByRole('log')).getAllByText(description)).toHaveLength(1);
  const table = screen.getByRole('table', { name: 'Pipeline value by stage' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['WhatAmount', 'Inquiry$500.00', 'Booked$1,000.50', 'Total$1,500.50']);
  expect(screen.queryByLabelText('Summary')).toBeNull();
  expect(screen.getByRole('link', { name: 'p.json' })).toHaveAttribute('href', '/media/reports/p.json');
  expect(screen.getAllByRole('img', { name: description }).map((plot) => plot.getAttribute('src'))).toEqual([
    '/media/reports/p.png',
    '/media/reports/p-dark.png',
  ]);
});

test('a picture is shown; one that cannot be loaded is only logged (T-314)', async () => {
  const around = await open();
  await show(around, [{ type: 'image_generated', content: 'Your palette', imageData: { url: '/media/p.png', alt: 'Palette' } }]);
  const image = screen.getByRole('img', { name: 'Palette' });
  fireEvent.error(image);
  expect(console.warn).toHaveBeenCalledWith('[assistant] a picture could not be loaded', '/media/p.png');
  expect(screen.queryByRole('alert')).toBeNull();
});

const confirmation: NonNullable<ChatEvent['confirmation']> = {
  token: 'abc',
  tool: 'crm.create',
  title: 'Create a task',
  description: 'For Reyes wedding',
  effect: 'write',
  details: [{ label: 'Title', value: 'Call the venue' }],
  expires_at: '',
  status: 'waiting',
};

test('something with an effect waits for a click and is done once', async () => {
  const around = await open({ calls: { confirm: async () => ({ status: 'done', message: 'The task is there.' }) } });
  await show(around, [{ type: 'confirmation', confirmation }]);
  expect(screen.getByText('Call the venue')).toBeVisible();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await settle();
  });
  expect(around.api.confirm.mock.calls).toEqual([['abc']]);
  expect(screen.getByText('Done')).toBeVisible();
  expect(screen.getByRole('log')).toHaveTextContent('The task is there.');
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

test('when the server goes in the middle nothing is said of the end, and the next click tells that it was cut off', async () => {
  const answers = [
    async () => Promise.reject(new TypeError('Failed to fetch')),
    async () => ({ status: 'cut_off' as const, message: 'It was cut off.' }),
  ];
  const around = await open({
    calls: { confirm: async () => (answers.shift() as () => Promise<{ status: 'cut_off'; message: string }>)() },
  });
  await show(around, [{ type: 'confirmation', confirmation }]);
  const click = () =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
      await settle();
    });
  await click();
  expect(screen.getByRole('alert')).toHaveTextContent('it is not known whether it was done');
  await click();
  expect(screen.getByText('Cut off: nobody knows whether it was done')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

const draft = { v: 1, id: 5, kind: 'recipe', project_id: 7, created_at: '', data: {} } as unknown as NonNullable<ChatEvent['draft']>;

test('a draft is previewed, applied once, undone and discarded; the server has its state', async () => {
  const around = await open({
    calls: {
      draft: async () => ({ status: 'open' }),
      applyDraft: async () => ({ status: 'applied' }),
      undoDraft: async () => ({ status: 'open' }),
      discardDraft: async () => ({ status: 'discarded' }),
    },
  });
  const handed = jest.spyOn(around.assistant.core.host.drafts, 'hand');
  await show(around, [
    {
      type: 'recipe_draft',
      content: 'Here is it.',
      draft,
      recipeData: {
        title: 'Peony centerpiece',
        pages: [{ title: 'Centerpiece', quantity: 12, ingredients: [{ name: 'Peony', quantity: 5 }] }],
      },
    },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(screen.getByText('12 × Centerpiece')).toBeVisible();
  expect(screen.getByText('5 Peony')).toBeVisible();
  for (const [press, says] of [
    ['Apply', 'Applied'],
    ['Undo', 'Waits for your review'],
    ['Discard', 'Discarded'],
    ['Undo', 'Waits for your review'],
  ] as const) {
    const button = await screen.findByRole('button', { name: press });
    await act(async () => {
      fireEvent.click(button);
      await settle();
    });
    expect(screen.getByText(says)).toBeVisible();
  }
  expect(handed).toHaveBeenCalledTimes(1);
});

test('a draft that somebody else applied meanwhile says so', async () => {
  const around = await open({
    calls: {
      draft: async () => ({ status: 'open' }),
      applyDraft: async () =>
        Promise.reject(
          new ApiError(409, { error: 'This draft was already applied. Nothing was done twice.', code: 'agents.draft_not_open' }),
        ),
    },
  });
  await show(around, [{ type: 'recipe_draft', draft, recipeData: { pages: [] } }]);
  const apply = await screen.findByRole('button', { name: 'Apply' });
  around.api.draft.mockResolvedValueOnce({ status: 'applied' } as never);
  await act(async () => {
    fireEvent.click(apply);
    await settle();
  });
  expect(screen.getByRole('alert')).toHaveTextContent('This draft was already applied.');
  expect(screen.getByText('Applied')).toBeVisible();
});

test('the settings: routing info, voices, voice output, rate with its labels, the constants (T-069, T-089, T-090, T-091, T-092, T-093, T-094, T-095, T-118, T-252)', async () => {
  const around = await open({
    calls: { agentTypes: async () => [{ agent_type: 'orchestrator_agent', display_name: 'Concierge', description: 'Routes' }] },
  });
  await act(async () => around.assistant.loadAgentTypes());
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
    await settle();
  });
  const drawer = screen.getByRole('dialog', { name: 'Assistant settings' });
  expect(within(drawer).getByTestId('routing-info')).toHaveTextContent('Automatic agent routing');
  expect(
    within(within(drawer).getByRole('combobox', { name: 'Voice' }))
      .getAllByRole('option')
      .map((option) => option.getAttribute('value')),
  ).toEqual(['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer']);
  expect(within(drawer).getByRole('option', { name: 'Concierge' })).toBeInTheDocument();
  expect(within(drawer).getByRole('switch', { name: 'Voice output' })).toBeChecked();
  const rate = within(drawer).getByRole('slider');
  expect([rate.getAttribute('min'), rate.getAttribute('max'), rate.getAttribute('step')]).toEqual(['0.25', '2', '0.25']);
  expect(['Slow', 'Normal', 'Fast'].map((text) => within(drawer).getByText(text).textContent)).toEqual(['Slow', 'Normal', 'Fast']);
  expect(within(drawer).getByText('Silence timeout: 1.5 seconds')).toBeVisible();
  expect(within(drawer).getByText('Audio threshold: Level 15')).toBeVisible();
  fireEvent.keyDown(drawer, { key: 'Escape' });
  expect(screen.queryByRole('dialog', { name: 'Assistant settings' })).toBeNull();
  expect(around.closed).not.toHaveBeenCalled();
});

test('what could not be loaded says so in the settings, in the words of the failure', async () => {
  const around = await open({
    calls: {
      agentTypes: async () => Promise.reject(new Error('Failed to fetch agent types')),
      capabilities: async () => Promise.reject(new Error('Failed to fetch handoff capabilities: 503 Service Unavailable')),
    },
  });
  await act(async () => around.assistant.loadAgentTypes());
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
    await settle();
  });
  expect(screen.getByText(/Failed to fetch agent types/)).toBeVisible();
  expect(screen.getByText('Failed to fetch handoff capabilities: 503 Service Unavailable')).toBeVisible();
});

test('the header: voice toggle, Clear, close; Escape closes (T-061, T-067, T-068, T-071)', async () => {
  const around = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Turn voice off' }));
  expect(await screen.findByRole('button', { name: 'Turn voice on' })).toHaveAttribute('aria-pressed', 'false');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Clear conversation' }));
    await settle();
  });
  expect(around.api.start).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole('button', { name: 'Close assistant' }));
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(around.closed).toHaveBeenCalledTimes(2);
});

test('audio failures and a denied microphone are told with a way out (T-096, T-097, T-098)', async () => {
  const around = await open();
  await act(async () =>
    around.assistant.core.store.setState({
      audioError: 'Could not start recording: Device in use',
      microphone: 'Microphone access denied. Please grant permission in browser settings.',
    }),
  );
  expect(screen.getByText('Microphone access denied. Please grant permission in browser settings.')).toBeVisible();
  const box = screen.getByRole('alert');
  expect(box).toHaveTextContent('Audio Error: Could not start recording: Device in use');
  expect(box).toHaveTextContent('Try refreshing the page if the error persists.');
  fireEvent.click(within(box).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the badge says what is going on (T-062, T-063, T-064, T-065, T-066)', () => {
  const recording = { phase: 'recording', since: 0, lastLoud: 0, heard: true, quietAt: 0 } as const;
  expect(badgeText('idle', { phase: 'idle' }, false)).toBeNull();
  expect(badgeText('waiting', { phase: 'idle' }, false)).toBe('Responding...');
  expect(badgeText('streaming', { phase: 'idle' }, true)).toBe('Responding...');
  expect(badgeText('idle', { phase: 'idle' }, true)).toBe('Speaking...');
  expect(badgeText('idle', { ...recording, now: 100 }, false)).toBe('Recording');
  expect(badgeText('idle', { ...recording, now: 900 }, false)).toBe('Detecting silence...');
  expect(badgeText('voice', { phase: 'processing', reason: 'manual' }, false)).toBe('Processing...');
});

test('who types or speaks into an answer that is read aloud is not talked over; a reply that waits for a click goes on waiting', async () => {
  const around = await open();
  const { playback } = around.assistant.core.host;
  fireEvent.change(field(), { target: { value: 'N' } });
  expect(around.played).toEqual(['stop']);
  // Before the browser has given the microphone.
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Start recording' })));
  expect(around.played).toEqual(['stop', 'stop']);
  await act(async () => around.assistant.voice.discard());
  jest.spyOn(playback, 'getState').mockReturnValue({ isPlaying: false, isBlocked: true });
  fireEvent.change(field(), { target: { value: 'No' } });
  expect(around.played).toEqual(['stop', 'stop']);
});

test('where it is too loud to hear a silence that is said, with a way to send what was spoken', async () => {
  jest.useFakeTimers();
  const audio = fakeAudio();
  const around = await open({
    browser: audio,
    calls: { voice: async () => ({ message: 'Here you are.', type: 'text', transcript: 'Show my projects' }), transcribe: async () => '' },
  });
  await act(async () => {
    around.assistant.voice.toggle();
    audio.give();
    await settle();
  });
  audio.loudness = 40;
  await act(async () => jest.advanceTimersByTimeAsync(9_900));
  expect(screen.queryByText(/loud around you/)).toBeNull();
  await act(async () => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText(/It is loud around you/)).toHaveAttribute('role', 'status');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Stop and send' }));
    await settle();
  });
  expect(around.api.voice).toHaveBeenCalledTimes(1);
  expect(audio.live()).toBe(0);
  jest.useRealTimers();
});

test('an answer is announced whole, once', async () => {
  await open({ calls: { stream: async () => streamOf({ message: 'Two projects are due.', type: 'text' }, ['Two ', 'projects']) } });
  fireEvent.change(field(), { target: { value: 'What is due?' } });
  await act(async () => {
    fireEvent.keyDown(field(), { key: 'Enter' });
    await settle();
  });
  expect(screen.getByTestId('assistant-announcer')).toHaveTextContent('Two projects are due.');
});

test('typed words outlive a reload', async () => {
  jest.useFakeTimers();
  await open();
  fireEvent.change(field(), { target: { value: 'Half a thought' } });
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('agent_typed_main')).toBe('Half a thought');
  jest.useRealTimers();
});
