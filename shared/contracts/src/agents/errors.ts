import type { ErrorCatalogue } from '../core/errors';

export const errors = {
  'agents.session_not_found': { status: 404, message: 'This conversation does not exist any more. Start a new one.' },
  'agents.session_ended': { status: 409, message: 'This conversation has ended. Start a new one.' },
  'agents.busy': { status: 409, message: 'The assistant is still answering the last message. Wait for it or cancel it.' },
  'agents.still_running': {
    status: 409,
    message: 'The assistant is still working on this message. Ask again in a moment; nothing is done twice.',
  },
  'agents.speech_unavailable': {
    status: 503,
    message: 'Voice is not set up for your business yet. Type your message instead, or ask an administrator to connect a speech service.',
  },
  'agents.speech_failed': { status: 503, message: 'The speech service did not answer. Please try again in a moment.' },
  'agents.model_failed': { status: 503, message: 'The language model did not answer. Please try again in a moment.' },
  'agents.audio_missing': { status: 400, message: 'The recording is missing. Nothing was sent to the assistant.' },
  'agents.no_speech': { status: 422, message: 'No speech detected. Please speak clearly and try again.' },
  'agents.confirmation_expired': { status: 409, message: 'This request is too old to be confirmed. Ask the assistant again.' },
  'agents.draft_not_open': { status: 409, message: 'This draft was already {status}. Nothing was done twice.' },
  'agents.draft_open': { status: 409, message: 'This draft is open, so there is nothing to undo.' },
  'agents.provider_refused': { status: 400, message: 'The address of the model service must begin with https://. Nothing was changed.' },
} as const satisfies ErrorCatalogue;
