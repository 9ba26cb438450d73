import { readServerFrame } from './server-frame';

describe('what the server says', () => {
  it.each([
    ['T-672 TEXT', { type: 'TEXT', text: 'hi' }, { kind: 'text', text: 'hi' }],
    ['T-673 ASSISTANT_MESSAGE_COMPLETE', { type: 'ASSISTANT_MESSAGE_COMPLETE' }, { kind: 'complete' }],
    ['T-674 AUDIO', { type: 'AUDIO', data: 'AAA=' }, { kind: 'audio', data: 'AAA=' }],
    ['T-675 SETUP_COMPLETE', { type: 'SETUP_COMPLETE' }, { kind: 'setupComplete' }],
    ['T-676 ERROR', { type: 'ERROR', message: 'no' }, { kind: 'error', message: 'no', isFinal: false }],
    ['T-677 INTERRUPTION', { type: 'INTERRUPTION' }, { kind: 'interruption' }],
  ])('%s', (_kind, frame, event) => {
    expect(readServerFrame(JSON.stringify(frame))).toEqual(event);
  });

  it('is one kind in each of its spellings, and unknown kinds mean nothing', () => {
    for (const type of ['setupComplete', 'setup complete', 'SETUP COMPLETE', 'setup_complete'])
      expect(readServerFrame(JSON.stringify({ type }))).toEqual({ kind: 'setupComplete' });
    expect(readServerFrame('{"type":"heartbeat"}')).toBeNull();
    for (const text of ['{"type":', '[]', 'null']) expect(readServerFrame(text)).toEqual({ kind: 'unreadable' });
    for (const frame of [{ type: 'TEXT' }, { type: 'AUDIO', data: 7 }, { type: '__proto__' }, { type: 'constructor' }])
      expect(readServerFrame(JSON.stringify(frame))).toBeNull();
  });
});
