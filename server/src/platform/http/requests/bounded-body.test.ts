import { boundedBody, boundedJson, TooLargeError } from './bounded-body';

/** Ends never; counts what was taken. */
function endless() {
  let taken = 0;
  let cancelled = false;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      taken += 1;
      controller.enqueue(new Uint8Array(1_000));
    },
    cancel: () => {
      cancelled = true;
    },
  });
  return { body, taken: () => taken, cancelled: () => cancelled };
}

describe('the body of another service', () => {
  it('is read whole up to the limit', async () => {
    expect((await boundedBody(new Response('abc'), 3)).toString()).toBe('abc');
    expect(await boundedJson(new Response('{"a":1}'), 100)).toEqual({ a: 1 });
    expect(await boundedBody(new Response(null), 3)).toHaveLength(0);
  });

  it('that never ends is left after the limit', async () => {
    const answer = endless();
    await expect(boundedBody(answer, 10_000)).rejects.toBeInstanceOf(TooLargeError);
    expect([answer.taken() < 20, answer.cancelled()]).toEqual([true, true]);
  });

  it('that is too large or no JSON is null', async () => {
    expect([await boundedJson(endless(), 5_000), await boundedJson(new Response('<html>'), 100)]).toEqual([null, null]);
  });
});
