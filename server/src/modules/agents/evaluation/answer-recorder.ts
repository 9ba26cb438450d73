import type { Answerer, Outcome } from '../runs/turn';

/** Keeps what an agent made of the last turn, with its steps, which a page never gets. */
export class AnswerRecorder implements Answerer {
  last: Outcome = { message: '', cards: {} };

  constructor(private readonly answerer: Answerer) {}

  async answer(...given: Parameters<Answerer['answer']>): Promise<Outcome> {
    this.last = await this.answerer.answer(...given);
    return this.last;
  }
}
