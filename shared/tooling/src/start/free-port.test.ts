import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { requireFreePort } from './free-port';

async function listening(answer: string): Promise<{ port: string; end: () => Promise<unknown> }> {
  const server = createServer((_request, response) => response.end(answer)).listen(0);
  await once(server, 'listening');
  return {
    port: String((server.address() as AddressInfo).port),
    end: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

describe('a port that the suite is to listen on', () => {
  it.each([
    ['a Butterfly that runs already', '{"status":"ok","engine":"pglite"}'],
    ['another program', 'hello'],
  ])('is refused in one line with the way out, where %s has it', async (who, answer) => {
    const { port, end } = await listening(answer);
    await expect(requireFreePort(port)).rejects.toThrow(
      `Port ${port} is taken by ${who}. Stop that, or choose another: PORT=${Number(port) + 1} npm start`,
    );
    await end();
  });

  it('is left free when nobody has it', async () => {
    const { port, end } = await listening('');
    await end();
    await requireFreePort(port);
    await requireFreePort(port);
  });
});
