import type { Stretch } from '../../shared/testing/src/audio/speech-wav';
import { expect, test } from '../fixtures';
import { listening } from '../support/speaking-browser';

/** Speech with a pause of 1.4 s, which does not end it, then silence, which does. */
const SAID: readonly Stretch[] = [
  { kind: 'speech', ms: 1_500 },
  { kind: 'silence', ms: 1_400 },
  { kind: 'speech', ms: 1_000 },
  { kind: 'silence', ms: 30_000 },
];

test('speech, then silence: sent by itself; without a speech service the server says so in the chat (T-064, T-066, T-080, T-081, T-083, T-173, T-174, T-180, T-183, T-297)', {
  tag: '@timed',
}, async ({ context, signIn, playwright }) => {
  await signIn('admin@fern-thistle.example');
  const { browser, page, panel, record, thrown } = await listening(playwright, { context, wav: SAID });
  await expect(panel.getByText('Start the Conversation')).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/agents/run/voice/'));
  const began = Date.now();
  await record();
  await expect(panel.getByText('Continuous Voice Mode Active')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Done Speaking' })).toBeVisible();
  await expect(panel.getByRole('img', { name: 'Audio level' }).locator('span')).toHaveCount(30);
  await expect(panel.getByRole('textbox', { name: 'Message to the assistant' })).toBeDisabled();
  await expect(panel.getByText('Recording', { exact: true })).toBeVisible();
  await sent;
  // The pause, had it ended the recording, would have done so after 3 s.
  expect(Date.now() - began).toBeGreaterThan(5_000);
  await expect(panel.getByText('Continuous Voice Mode Active')).toHaveCount(0);
  await expect(panel.getByRole('log').locator('[data-type="error"]')).toContainText(/Voice is not set up/);
  await expect(panel.getByRole('log').locator('[data-type="error"]')).toHaveClass(/assistant-row-error/);
  await expect(panel.getByRole('textbox', { name: 'Message to the assistant' })).toBeEnabled();
  expect(thrown).toEqual([]);
  await browser.close();
});

// A browser of its own: its microphone plays the words from their beginning.
test('the microphone’s button sends what was said until then (T-172)', { tag: '@timed' }, async ({ context, signIn, playwright }) => {
  await signIn('admin@fern-thistle.example');
  const { browser, page, panel, record, heard } = await listening(playwright, { context, wav: SAID });
  const sentByHand = page.waitForRequest((request) => request.url().endsWith('/api/agents/run/voice/'));
  await record();
  const loudFor = async () => {
    const { lastLoud, opened } = await heard();
    return lastLoud - opened;
  };
  await expect.poll(loudFor).toBeGreaterThan(700);
  await panel.getByRole('button', { name: 'Stop recording' }).click();
  await expect(panel.getByText('Continuous Voice Mode Active')).toHaveCount(0);
  await sentByHand;
  // By itself it would have gone on into the next words.
  expect(await loudFor()).toBeLessThan(2_500);
  await browser.close();
});
