import { addMessage, appendTo, endTurn, interruptTurn, type ConsoleMessage } from './message-log';

const at = '2026-11-22T10:00:00.000Z';
const words = (log: readonly ConsoleMessage[]) => log.map(({ type, content }) => `${type}: ${content}`);

describe('the log', () => {
  it('T-609 T-434 a message has id, type, content and timestamp, and each type stays apart', () => {
    const log = (['user', 'assistant', 'system'] as const).reduce<readonly ConsoleMessage[]>(
      (before, type) => addMessage(before, { type, text: type, at }),
      [],
    );
    expect(log[0]).toEqual({ id: '1', type: 'user', content: 'user', timestamp: at, isOpen: false, wasInterrupted: false });
    expect(new Set(log.map(({ id }) => id)).size).toBe(3);
  });

  it('parts of an answer make one message until its turn ends', () => {
    let log: readonly ConsoleMessage[] = [];
    for (const text of ['Blush ', 'peonies']) log = appendTo(log, { type: 'assistant', text, at });
    log = appendTo(endTurn(log), { type: 'assistant', text: 'and more', at });
    expect(words(log)).toEqual(['assistant: Blush peonies', 'assistant: and more']);
  });

  it('what the other side says closes a transcript; a notice in between does not', () => {
    let log = appendTo([], { type: 'user', text: 'do you ', at });
    log = addMessage(log, { type: 'system', text: 'Camera error: none', at });
    log = appendTo(log, { type: 'user', text: 'see it', at });
    log = appendTo(log, { type: 'assistant', text: 'Yes', at });
    log = appendTo(log, { type: 'user', text: 'good', at });
    expect(words(log)).toEqual(['user: do you see it', 'system: Camera error: none', 'assistant: Yes', 'user: good']);
  });

  it('an interrupted answer says so and takes nothing more', () => {
    const log = appendTo(interruptTurn(appendTo([], { type: 'assistant', text: 'A long', at })), { type: 'assistant', text: 'Next', at });
    expect(log.map(({ content, wasInterrupted }) => [content, wasInterrupted])).toEqual([
      ['A long', true],
      ['Next', false],
    ]);
  });

  it('keeps the last four hundred messages, with ids of their own', () => {
    let log: readonly ConsoleMessage[] = [];
    for (let nth = 0; nth < 450; nth += 1) log = addMessage(log, { type: 'user', text: String(nth), at });
    expect([log.length, log[0]?.id, log.at(-1)?.id]).toEqual([400, '51', '450']);
  });
});
