import { ApiError } from '@butterfly/plugin-sdk';
import { AnswerSender, type WaitingAnswer } from './answer-sender';

const refusal = (status: number) => new ApiError(status, { error: 'No.', code: 'no' });

function start({ waiting = [] as WaitingAnswer[], answers = [] as (Error | 'hang' | { refused?: string[] })[] } = {}) {
  const sent: WaitingAnswer[][] = [];
  let nth = 0;
  let release = () => undefined as void;
  const sender = new AnswerSender({
    waiting,
    newId: () => `id-${(nth += 1)}`,
    later: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    send: async (batch) => {
      sent.push([...batch]);
      const next = answers.shift() ?? {};
      if (next === 'hang') await new Promise<void>((resolve) => (release = resolve));
      if (next instanceof Error) throw next;
      const bad = typeof next === 'object' ? (next.refused ?? []) : [];
      const refused = batch
        .filter(({ question_key }) => bad.includes(question_key))
        .map(({ id, question_key }) => ({ id, question_key, reason: 'must fit' }));
      return { saved: batch.map(({ id }) => id), refused, progress_bps: 5_000 };
    },
  });
  return { sender, sent, release: () => release(), wait: (ms: number) => jest.advanceTimersByTimeAsync(ms) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('answers on their way', () => {
  it('leave a moment after the last key, the last word of each question', async () => {
    const { sender, sent, wait } = start();
    sender.add('a', 'r');
    await wait(300);
    sender.add('a', 'rose');
    sender.add('b', 'tulip');
    await wait(600);
    expect(sent.map((batch) => batch.map(({ question_key, value }) => [question_key, value]))).toEqual([
      [
        ['a', 'rose'],
        ['b', 'tulip'],
      ],
    ]);
    expect(sender.state).toMatchObject({ waiting: [], status: 'saved', progress_bps: 5_000 });
  });

  it('are sent again under the same id until the server has said that it has them', async () => {
    const { sender, sent, wait } = start({ answers: [refusal(0), refusal(503), refusal(429)] });
    sender.add('a', 'rose');
    await wait(600);
    expect(sender.state.status).toBe('offline');
    await wait(60_000);
    expect(sent.map((batch) => batch.map(({ id }) => id))).toEqual([['id-1'], ['id-1'], ['id-1'], ['id-1']]);
    expect(sender.state.status).toBe('saved');
  });

  it('do not replace what is on its way: what is typed meanwhile follows it', async () => {
    const { sender, sent, release, wait } = start({ answers: ['hang'] });
    sender.add('a', 'rose');
    await wait(600);
    sender.add('a', 'rose and fern');
    expect(sender.state.waiting.map(({ value }) => value)).toEqual(['rose', 'rose and fern']);
    release();
    await wait(1_000);
    expect(sent.map((batch) => batch.map(({ value }) => value))).toEqual([['rose'], ['rose and fern']]);
    expect(sender.state.status).toBe('saved');
  });

  it('that are refused say so at their question, and are gone when they are typed anew', async () => {
    const { sender, wait } = start({ answers: [{ refused: ['a'] }] });
    sender.add('a', '25:00');
    await wait(600);
    expect(sender.state).toMatchObject({ refusals: { a: 'must fit' }, waiting: [], status: 'saved' });
    sender.add('a', '16:00');
    expect(sender.state.refusals).toEqual({});
  });

  it('stay where they are and are not sent for ever when nothing is taken any more', async () => {
    const { sender, sent, wait } = start({ answers: [refusal(409)] });
    sender.add('a', 'rose');
    await wait(120_000);
    expect([sent.length, sender.state.status, sender.state.waiting.length]).toEqual([1, 'closed', 1]);
  });

  it('of a device that was switched off leave when it is on again', async () => {
    const { sender, sent, wait } = start({ waiting: [{ id: 'kept-answer-1', question_key: 'a', value: 'rose' }] });
    await wait(10);
    expect([sent[0]?.[0]?.id, sender.state.status]).toEqual(['kept-answer-1', 'saved']);
  });
});
