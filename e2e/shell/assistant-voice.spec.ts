import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { speechWav } from '../../shared/testing/src/audio/speech-wav';
import { expect, test } from '../fixtures';
import { chromiumPath } from '../support/chromium';

// Speech with a pause of 1.4 s, which does not end it, then silence, which does.
const file = join(mkdtempSync(join(tmpdir(), 'butterfly-voice-')), 'speech.wav');
writeFileSync(
  file,
  speechWav([
    { kind: 'speech', ms: 1_500 },
    { kind: 'silence', ms: 1_400 },
    { kind: 'speech', ms: 1_000 },
    { kind: 'silence', ms: 30_000 },
  ]),
);

test.use({
  permissions: ['microphone'],
  launchOptions: {
    ...(chromiumPath() && { executablePath: chromiumPath() }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${file}%noloop`,
    ],
  },
});

test('speech, then silence: sent by itself; without a speech service the server says so in the chat (T-064, T-066, T-080, T-081, T-083, T-173, T-174, T-180, T-183)', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/503/);
  await signIn('admin@fern-thistle.example');
  await page.goto('/');
  await page.getByRole('button', { name: 'Open assistant' }).click();
  const panel = page.getByRole('dialog', { name: 'Assistant', exact: true });
  await panel.getByRole('button', { name: 'Start Session' }).click();
  await expect(panel.getByText('Start the Conversation')).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/agents/run/voice/'));
  const began = Date.now();
  await panel.getByRole('button', { name: 'Start recording' }).click();
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
  await expect(panel.getByRole('textbox', { name: 'Message to the assistant' })).toBeEnabled();
});
