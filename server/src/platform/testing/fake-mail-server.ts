import net from 'node:net';

interface ReceivedMail {
  readonly recipients: readonly string[];
  readonly text: string;
}

/** A mail server on the loopback that speaks SMTP; refuses the first `refusals` mails for now, and quotes them as spam filters do. */
export async function fakeMailServer({
  refusals,
}: {
  refusals: number;
}): Promise<{ url: string; mails: ReceivedMail[]; close(): Promise<void> }> {
  const mails: ReceivedMail[] = [];
  let left = refusals;
  const server = net.createServer((socket) => {
    let recipients: string[] = [];
    let data: string[] | null = null;
    socket.write('220 fake ESMTP\r\n');
    let rest = '';
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (data) {
          if (line !== '.') data.push(line);
          else {
            if (left > 0) {
              left -= 1;
              socket.write(`451 try later: ${data.find((said) => said.includes('://')) ?? ''}\r\n`);
            } else {
              mails.push({ recipients, text: data.join('\n') });
              socket.write('250 kept\r\n');
            }
            [data, recipients] = [null, []];
          }
        } else if (/^EHLO|^HELO/i.test(line)) socket.write('250 fake\r\n');
        else if (/^RCPT TO:<(.*)>/i.test(line)) {
          recipients.push(/<(.*)>/.exec(line)?.[1] ?? '');
          socket.write('250 ok\r\n');
        } else if (/^DATA/i.test(line)) {
          data = [];
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) {
          socket.write('221 bye\r\n');
          socket.end();
        } else socket.write('250 ok\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
