import type { Page, WebSocketRoute } from '@playwright/test';

interface Frame {
  readonly type: string;
  readonly payload: {
    readonly callsid?: string;
    readonly sdp?: string;
    readonly token?: string;
    readonly twilio?: { readonly params?: string };
    readonly dtmf?: string;
    readonly [more: string]: unknown;
  };
}

/** The other end of a call: a second peer connection in the page, with real audio. */
async function remote(page: Page, work: { offer?: string; answer?: string }): Promise<string> {
  return page.evaluate(async ({ offer, answer }) => {
    const kept = window as unknown as { other?: RTCPeerConnection };
    if (answer !== undefined) {
      await kept.other?.setRemoteDescription({ type: 'answer', sdp: answer });
      return '';
    }
    kept.other?.close();
    const other = new RTCPeerConnection();
    kept.other = other;
    const audio = new AudioContext().createMediaStreamDestination();
    for (const track of audio.stream.getTracks()) other.addTrack(track, audio.stream);
    if (offer !== undefined) await other.setRemoteDescription({ type: 'offer', sdp: offer });
    await other.setLocalDescription(offer === undefined ? await other.createOffer() : await other.createAnswer());
    if (other.iceGatheringState !== 'complete')
      await new Promise<void>((resolve) => {
        other.onicegatheringstatechange = () => {
          if (other.iceGatheringState === 'complete') resolve();
        };
      });
    return other.localDescription?.sdp ?? '';
  }, work);
}

/** Speaks the signalling of Twilio with the real voice SDK of a page, so that calls can be proven without Twilio. */
export class SignallingPeer {
  readonly frames: Frame[] = [];
  /** Tokens that count as expired. */
  readonly expired = new Set<string>();
  /** The network is gone: sockets are closed as soon as they are opened. */
  away = false;
  private socket: WebSocketRoute | null = null;
  private calls = 0;

  private constructor(private readonly page: Page) {}

  static async install(page: Page): Promise<SignallingPeer> {
    const peer = new SignallingPeer(page);
    await page.route(/twilio\.com/, (route) =>
      route.fulfill({ status: 200, body: '{}', headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' } }),
    );
    await page.routeWebSocket(/twilio\.com\/signal/, (socket) => peer.accept(socket));
    return peer;
  }

  get token(): string {
    return this.frames.findLast(({ type }) => type === 'listen')?.payload.token ?? '';
  }

  last(type: string): Frame | undefined {
    return this.frames.findLast((frame) => frame.type === type);
  }

  count(type: string): number {
    return this.frames.filter((frame) => frame.type === type).length;
  }

  send(type: string, payload: object): void {
    this.socket?.send(JSON.stringify({ type, version: '1.6', payload }));
  }

  /** The number that was called rings, and somebody picks up. */
  async pickUp(): Promise<string> {
    const offer = this.last('invite')?.payload.sdp ?? '';
    const callsid = `CA${String((this.calls += 1)).padStart(32, '0')}`;
    this.send('ringing', { callsid });
    return callsid + (await remote(this.page, { offer }));
  }

  answer(answered: string): void {
    this.send('answer', { callsid: answered.slice(0, 34), sdp: answered.slice(34), reconnect: 'reconnect-token' });
  }

  /** What the SDK needs to be invited, made before the clock runs. */
  offer(): Promise<string> {
    return remote(this.page, {});
  }

  invite(sdp: string, from = '+14155550142'): string {
    const callsid = `CA${String((this.calls += 1)).padStart(32, '1')}`;
    this.send('invite', {
      callsid,
      sdp,
      parameters: { From: from, To: 'client:member_1', CallSid: callsid, AccountSid: 'AC', Params: 'projectId=42' },
    });
    return callsid;
  }

  /** The page has accepted: its answer reaches the caller. */
  async connect(): Promise<void> {
    await remote(this.page, { answer: this.last('answer')?.payload.sdp ?? '' });
  }

  /** The answer to an invite that reconnects. */
  async reconnectAnswer(): Promise<void> {
    const { sdp = '', callsid = '' } = this.last('reinvite')?.payload ?? this.last('invite')?.payload ?? {};
    this.send('answer', { callsid, sdp: await remote(this.page, { offer: sdp }), reconnect: 'reconnect-token' });
  }

  async drop(): Promise<void> {
    await this.socket?.close({ code: 1001, reason: 'gone' });
  }

  private accept(socket: WebSocketRoute): void {
    if (this.away) return void socket.close({ code: 1001, reason: 'away' });
    this.socket = socket;
    socket.onMessage((text) => {
      if (text === '\n') return socket.send('\n');
      const frame = JSON.parse(String(text)) as Frame;
      this.frames.push(frame);
      this.react(frame);
    });
  }

  private react({ type, payload }: Frame): void {
    if (type === 'listen') {
      if (this.expired.has(payload.token ?? '')) return this.send('error', { error: { code: 31205, message: 'JWT token expired' } });
      this.send('connected', {
        region: 'us1',
        edge: 'ashburn',
        home: 'us1',
        gateway: 'gw',
        token: { identity: 'member_1', ttl: 3_600, account_sid: 'AC' },
      });
    }
    if (type === 'register') this.send('ready', {});
  }
}
