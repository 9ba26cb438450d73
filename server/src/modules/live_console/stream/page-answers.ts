import type { Dialect } from './page-frames';
import type { ServiceEvent } from './service-events';

/** Why a connection ends. `retryable`: another try may succeed without anybody doing anything. */
export interface Ending {
  readonly message: string;
  readonly retryable: boolean;
}

/** Says in a page's own protocol what the service has said. */
export interface PageAnswers {
  event(event: ServiceEvent): object[];
  error(ending: Ending): object[];
  closed(): object[];
}

export function answersIn(dialect: Dialect): PageAnswers {
  return dialect === 'console' ? consoleAnswers : voiceAnswers();
}

const consoleAnswers: PageAnswers = {
  event: (event) => {
    switch (event.kind) {
      case 'ready':
        return [{ type: 'SETUP_COMPLETE' }];
      case 'text':
        return [{ type: 'TEXT', text: event.text, spoken: event.spoken }];
      case 'audio':
        return [{ type: 'AUDIO', data: event.data, mimeType: event.mimeType }];
      case 'heard':
        return [{ type: 'USER_TRANSCRIPT', text: event.text }];
      case 'interrupted':
        return [{ type: 'INTERRUPTION' }];
      case 'complete':
        return [{ type: 'ASSISTANT_MESSAGE_COMPLETE' }];
      case 'going':
        return [{ type: 'GO_AWAY', timeLeftMs: event.leftMs }];
      case 'resumption':
        return [{ type: 'SESSION_RESUMPTION', handle: event.handle }];
    }
  },
  error: ({ message, retryable }) => [{ type: 'ERROR', message, retryable }],
  closed: () => [],
};

/** The end of a turn bears the whole text here, so it is collected. */
function voiceAnswers(): PageAnswers {
  let content = '';
  const modelTurn = (part: object) => [{ serverContent: { modelTurn: { role: 'model', parts: [part] } } }];
  return {
    event: (event) => {
      switch (event.kind) {
        case 'ready':
          return [{ type: 'authentication_success' }, { type: 'connection_status', status: 'connected' }, { type: 'setup_complete' }];
        case 'text':
          content += event.text;
          return modelTurn({ text: event.text });
        case 'audio':
          return modelTurn({ inlineData: { mimeType: event.mimeType, data: event.data } });
        case 'interrupted':
          content = '';
          return [{ type: 'interruption' }];
        case 'complete': {
          const whole = content;
          content = '';
          return [{ type: 'assistant_message_complete', content: whole }];
        }
        default:
          return [];
      }
    },
    error: ({ message }) => [{ type: 'error', message }],
    closed: () => [{ type: 'connection_closed' }],
  };
}
