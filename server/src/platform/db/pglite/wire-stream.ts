import { Duplex } from 'node:stream';

const QUERY = 0x51;
const SYNC = 0x53;
const TERMINATE = 0x58;

/** Answer to the start-up message: accepted, the parameters node-postgres looks at, ready. */
const WELCOME = Buffer.concat([
  frame('R', Buffer.from([0, 0, 0, 0])),
  frame('S', Buffer.from('server_version\u000018\u0000')),
  frame('S', Buffer.from('client_encoding\u0000UTF8\u0000')),
  frame('K', Buffer.alloc(8)),
  frame('Z', Buffer.from('I')),
]);

/** A new connection is a clean session, whatever a broken one left behind. */
const RESET = Buffer.concat([frame('Q', Buffer.from('rollback\u0000')), frame('Q', Buffer.from('discard all\u0000'))]);

function frame(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** What executes wire protocol. Answers come back in the order of the calls. */
export interface WireEngine {
  execute(bytes: Uint8Array): Promise<Uint8Array>;
}

/**
 * Stands where node-postgres expects a socket. Messages are kept until the one that asks for an answer (Sync or Query) and
 * go to the engine in one call: split calls make the embedded engine lose step after an error.
 */
export class WireStream extends Duplex {
  private kept: Buffer = Buffer.alloc(0);
  private started = false;

  constructor(private readonly engine: WireEngine) {
    super({ decodeStrings: true });
  }

  connect(): this {
    this.engine.execute(RESET).then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {
    /* answers are pushed when they come */
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.accept(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.accept(chunks.length === 1 && chunks[0] ? chunks[0].chunk : Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  private accept(bytes: Buffer): void {
    this.kept = this.kept.length === 0 ? bytes : Buffer.concat([this.kept, bytes]);
    if (!this.started && !this.takeStartup()) return;
    let end = 0;
    let complete = 0;
    while (end + 5 <= this.kept.length) {
      const type = this.kept[end];
      const next = end + 1 + this.kept.readInt32BE(end + 1);
      if (next > this.kept.length) break;
      if (type === TERMINATE) return void this.finish(complete);
      end = next;
      if (type === SYNC || type === QUERY) complete = end;
    }
    if (complete > 0) this.send(complete);
  }

  private takeStartup(): boolean {
    if (this.kept.length < 4 || this.kept.length < this.kept.readInt32BE(0)) return false;
    this.kept = this.kept.subarray(this.kept.readInt32BE(0));
    this.started = true;
    this.push(WELCOME);
    return true;
  }

  private send(length: number): void {
    // A copy: the bytes may lie in Node's shared pool, which must not be handed to another thread as a whole.
    const bytes = Uint8Array.from(this.kept.subarray(0, length));
    this.kept = this.kept.subarray(length);
    this.engine.execute(bytes).then(
      (answer) => void this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength)),
      (error: Error) => this.destroy(error),
    );
  }

  private finish(complete: number): void {
    if (complete > 0) this.send(complete);
    this.push(null);
    this.destroy();
  }
}
