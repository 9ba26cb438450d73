import { FINAL_MESSAGE, RECORDED_RUN } from './recorded-run.fixture';
import { createSseParser } from './sse-parser';
import { readStreamEvent } from './stream-event';

function parse(pieces: readonly Uint8Array[]): string[] {
  const parser = createSseParser();
  return [...pieces.flatMap((piece) => parser.push(piece)), ...parser.end()];
}

const bytes = (text: string) => new TextEncoder().encode(text);

test('the events are the same however the network cuts the stream, also one byte at a time (T-256)', () => {
  const whole = parse([RECORDED_RUN]);
  expect(parse([...RECORDED_RUN].map((byte) => Uint8Array.of(byte)))).toEqual(whole);
  for (let at = 1; at < RECORDED_RUN.length; at += 1) expect(parse([RECORDED_RUN.slice(0, at), RECORDED_RUN.slice(at)])).toEqual(whole);
  expect(whole.at(-1)).toBe('[DONE]');
});

test('comments, other fields and empty lines are no events; a space behind the colon is optional', () => {
  expect(parse([bytes(': ping\nevent: x\nid: 1\n\ndata: a\ndata:b\r\ndata:  c\rdata: d')])).toEqual(['a', 'b', ' c', 'd']);
});

test('chunk, final_state and error events are read with their fields; what nobody can read is skipped (T-143, T-144, T-145, T-257, T-258)', () => {
  const events = parse([RECORDED_RUN]).map(readStreamEvent);
  expect(events[0]).toEqual({ type: 'chunk', text: 'Café ' });
  expect(events[2]).toBeNull();
  expect(events[4]).toMatchObject({ type: 'final_state', response: { message: FINAL_MESSAGE } });
  expect(events[5]).toEqual({ type: 'done' });
  expect(readStreamEvent('{"type":"error","error":"The model is busy."}')).toEqual({ type: 'error', error: 'The model is busy.' });
  for (const data of ['', 'null', '3', '[]', '{"type":"chunk"}', '{"type":"ping"}', '{"type":"final_state","final_output":"x"}'])
    expect(readStreamEvent(data)).toBeNull();
});
