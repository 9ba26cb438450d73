import net from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly recipients: readonly string[];
  readonly raw: string;
}

/** A mail server on the loopback that speaks all of SMTP. */
export async function smtpOnLoopback(): Promise<{ url: string; mails: ReceivedMail[]; close(): Promise<void> }> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString('latin1') });
        done();
      });
    },
    onRcptTo: ({ address }, _session, done) => {
      if (!address.startsWith('gone')) return done();
      done(Object.assign(new Error('5.1.1 no such mailbox'), { responseCode: 550 }));
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as net.AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** What the next mail meets. */
export type Mood = 'dies' | 'fails' | 'fine' | 'hangs' | 'twice';

/**
 * A mail server that has moods: it takes a mail; refuses it for now; takes it and keeps silent; takes it and dies before it has said so;
 * says yes twice.
 */
export async function moodySmtp(mood: (nth: number) => Mood): Promise<{ url: string; taken: Map<string, number>; close(): Promise<void> }> {
  const taken = new Map<string, number>();
  const sockets = new Set<net.Socket>();
  let nth = 0;
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.write('220 moody ESMTP\r\n');
    let [data, rest]: [string[] | null, string] = [null, ''];
    const end = () => {
      const id = /^message-id: (<[^>]+>)/im.exec(data?.join('\n') ?? '')?.[1] ?? '';
      data = null;
      const now = mood((nth += 1));
      if (now === 'fails') return socket.write('451 4.3.0 not now\r\n');
      taken.set(id, (taken.get(id) ?? 0) + 1);
      if (now === 'dies') return socket.destroy();
      if (now === 'hangs') return undefined;
      return socket.write(now === 'twice' ? '250 kept\r\n250 kept\r\n' : '250 kept\r\n');
    };
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (data) {
          if (line === '.') end();
          else data.push(line);
        } else if (/^DATA/i.test(line)) {
          data = [];
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
