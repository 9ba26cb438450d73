import { roomState, sizeText } from './room-words';

const of = (used_bytes: number) => roomState({ used_bytes, removed_bytes: 0, limit_bytes: 1_000 });

it.each([
  [0, 'fine'],
  [799, 'fine'],
  [800, 'soon_full'],
  [999, 'soon_full'],
  [1_000, 'full'],
  [1_400, 'full'],
])('%i of 1,000 bytes are %s', (used, state) => {
  expect(of(used)).toBe(state);
});

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1 kB'],
  [1_449_000, '1.4 MB'],
  [20_000_000_000, '20 GB'],
  [3_000_000_000_000_000, '3000 TB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
