/** Drawn cards of late, by what they show. Whoever asks while one is drawn gets that one. */
export class KeptCards {
  readonly #cards = new Map<string, Promise<Buffer>>();

  /** @param most so many are kept; who was asked for longest ago goes first. */
  constructor(private readonly most = 48) {}

  async get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const card = this.#cards.get(key) ?? draw();
    this.#cards.delete(key);
    this.#cards.set(key, card);
    const [oldest] = this.#cards.keys();
    if (this.#cards.size > this.most && oldest !== undefined) this.#cards.delete(oldest);
    try {
      return await card;
    } catch (error) {
      // What has failed is tried again by the next who asks.
      if (this.#cards.get(key) === card) this.#cards.delete(key);
      throw error;
    }
  }
}
