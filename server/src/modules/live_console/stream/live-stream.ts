import { projectId as projectIdSchema } from '@butterfly/contracts/live_console';
import type { Session } from '../../../platform/define-module';
import type { Environment } from '../../../platform/environment';
import type { StreamPeer } from '../../../platform/sockets/socket-hub';
import { MANUAL_REQUIRED, type Configured } from '../service';
import { FrameBudget } from './frame-budget';
import { answersIn, type Ending, type PageAnswers } from './page-answers';
import { readHello, readPageFrame, type Dialect, type Hello, type PageFrame } from './page-frames';
import { readServiceFrame } from './service-events';
import { Upstream } from './upstream';
import { serviceAddress, serviceFrame, setupFrame, type Place } from './upstream-frames';

export const SETUP_MS = 10_000;
/** A browser that takes nothing any more is let go: sound that is late is of no use. */
const MAX_BACKLOG = 8 * 1_048_576;
const POLICY = 1008;
const TRY_AGAIN = 1013;
const NORMAL = 1000;

export interface StreamPorts {
  readonly env: Environment;
  /** May this member use the console now? */
  mayUse(session: Session): Promise<boolean>;
  configured(session: Session): Promise<Configured | null>;
  ticket(token: string, session: Session): 'good' | 'over' | 'none';
  /** A token for a stored credential; rejects with a sentence for people. */
  tokenOf(credential: string): Promise<string>;
  now(): number;
}

/** With what and where a page is let through. */
interface Access {
  readonly token: string;
  readonly place: Place;
}

/** One page's connection to the live service, from its setup to its end. */
export class LiveStream {
  readonly #budget = new FrameBudget();
  readonly #patience: NodeJS.Timeout;
  #dialect: Dialect = 'console';
  #answers: PageAnswers = answersIn('console');
  #upstream: Upstream | null = null;
  /** Text that came before the service was ready; sound and pictures of that time are of no use. */
  #early: PageFrame[] | null = null;
  #state: 'waiting' | 'opening' | 'open' | 'ended' = 'waiting';

  constructor(
    private readonly peer: StreamPeer,
    private readonly ports: StreamPorts,
  ) {
    this.#patience = setTimeout(() => this.end({ message: 'The live service did not answer in time.', retryable: true }), SETUP_MS);
    this.#patience.unref();
  }

  onText(text: string): void {
    if (this.#state === 'ended') return;
    const { allowed, told } = this.#budget.take(text.length, this.ports.now());
    if (told) this.#say(this.#answers.error({ message: 'Too much was sent at once; some of it was left out.', retryable: true }));
    if (!allowed) return;
    if (this.#state === 'waiting') return this.#begin(text);
    const frames = readPageFrame(this.#dialect, text);
    if (!frames)
      return this.#say(
        this.#answers.error({ message: 'The server could not read a message of this page. It was left out.', retryable: true }),
      );
    for (const frame of frames) this.#pass(frame);
  }

  onClose(): void {
    this.#state = 'ended';
    clearTimeout(this.#patience);
    this.#upstream?.close();
  }

  end(ending: Ending): void {
    if (this.#state === 'ended') return;
    this.#say([...this.#answers.error(ending), ...this.#answers.closed()]);
    this.onClose();
    this.peer.close(ending.retryable ? TRY_AGAIN : POLICY, ending.retryable ? 'try again' : 'refused');
  }

  /** Ends what has said what it had to say, e.g. when the server stops. */
  finish(): void {
    this.onClose();
    this.peer.close(NORMAL, '');
  }

  /** Asks again whether the member may go on; called when rights have changed. */
  async recheck(): Promise<void> {
    if (this.#state !== 'ended' && !(await this.ports.mayUse(this.peer.session)))
      this.end({ message: 'You do not have access to the live console.', retryable: false });
  }

  isOf({ userId, tenantId }: { userId?: number; tenantId?: number }): boolean {
    const { session } = this.peer;
    return (userId ?? session.userId) === session.userId && (tenantId ?? session.tenantId) === session.tenantId;
  }

  #begin(text: string): void {
    const hello = readHello(text);
    if (!hello) return this.end({ message: 'The first message must be the setup.', retryable: false });
    this.#dialect = hello.dialect;
    this.#answers = answersIn(hello.dialect);
    this.#state = 'opening';
    this.#early = [];
    this.#open(hello).catch((error: unknown) =>
      this.end({ message: error instanceof Error ? error.message : 'The live service could not be reached.', retryable: false }),
    );
  }

  async #open(hello: Hello): Promise<void> {
    if (!(await this.ports.mayUse(this.peer.session)))
      return this.end({ message: 'You do not have access to the live console.', retryable: false });
    const access = await this.#accessFor(hello);
    if ('message' in access) return this.end(access);
    if (this.#state === 'ended') return;
    this.#upstream = new Upstream({
      address: serviceAddress(this.ports.env, access.place.region),
      token: access.token,
      setup: setupFrame(hello, { place: access.place, settings: this.ports.env }),
      onFrame: (frame) => this.#fromService(frame),
      onEnd: (ending) => this.end(ending),
    });
  }

  async #accessFor({ token, projectId }: Hello): Promise<Access | Ending> {
    const ticket = this.ports.ticket(token, this.peer.session);
    if (ticket === 'over') return { message: 'The connection was prepared too long ago. Please connect again.', retryable: true };
    if (ticket === 'none') return manualAccess(token, { projectId, region: this.ports.env.GEMINI_LIVE_REGION });
    const configured = await this.ports.configured(this.peer.session);
    if (!configured) return { message: MANUAL_REQUIRED, retryable: false };
    return { token: await this.ports.tokenOf(configured.credential), place: configured };
  }

  #pass(frame: PageFrame): void {
    if (this.#state === 'open') this.#upstream?.send(serviceFrame(frame), frame.kind === 'media' && frame.mimeType === 'image/jpeg');
    else if (frame.kind === 'text' && this.#early && this.#early.length < 20) this.#early.push(frame);
  }

  #fromService(text: string): void {
    const events = readServiceFrame(text);
    if (!events)
      return this.#say(
        this.#answers.error({ message: 'The live service sent a message that could not be read. It was left out.', retryable: true }),
      );
    if (this.peer.backlog() > MAX_BACKLOG) return this.end({ message: 'The connection of this page is too slow.', retryable: true });
    for (const event of events) {
      this.#say(this.#answers.event(event));
      if (event.kind === 'ready') this.#ready();
    }
  }

  #ready(): void {
    if (this.#state !== 'opening') return;
    this.#state = 'open';
    clearTimeout(this.#patience);
    for (const frame of this.#early ?? []) this.#pass(frame);
    this.#early = null;
  }

  #say(frames: readonly object[]): void {
    for (const frame of frames) this.peer.send(JSON.stringify(frame));
  }
}

/** A token that the person has entered; it goes to the one address and nowhere else. */
function manualAccess(token: string, { projectId, region }: Place): Access | Ending {
  if (token === '') return { message: MANUAL_REQUIRED, retryable: false };
  if (!/^[\x21-\x7e]{1,4096}$/.test(token))
    return { message: 'This is not a bearer token: it holds blanks or characters that no token has.', retryable: false };
  const { data } = projectIdSchema.safeParse(projectId);
  if (data === undefined) return { message: 'This is not the ID of a cloud project.', retryable: false };
  return { token, place: { projectId: data, region } };
}
