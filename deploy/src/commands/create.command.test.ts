import { folderOf } from '@butterfly/build-presets/workspace';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCommand } from './create.command';

const ID = 'never_made';
const dataDir = mkdtempSync(join(tmpdir(), 'butterfly-create-'));
writeFileSync(join(dataDir, 'deploy-token'), 'of another server');
const before = { ...process.env };
const create = (environment: Record<string, string>) => {
  Object.assign(process.env, { DATA_DIR: dataDir, ...environment });
  return createCommand.run([ID], () => undefined);
};

async function listening(server: Server): Promise<string> {
  await once(server.listen(0), 'listening');
  return String((server.address() as AddressInfo).port);
}

describe('butterfly create', () => {
  afterEach(() => {
    process.env = { ...before };
    expect(existsSync(folderOf(ID))).toBe(false);
  });

  it('writes nothing where no server answers on the PORT that is said', async () => {
    const server = createServer();
    const port = await listening(server);
    await new Promise((closed) => server.close(closed));
    await expect(create({ PORT: port })).rejects.toThrow(
      new RegExp(`No server answers at http://localhost:${port}.*\\n?.*Nothing was written`, 's'),
    );
  });

  it('writes nothing where the token of the DATA_DIR that is said is that of another server', async () => {
    const server = createServer((_request, response) =>
      response
        .writeHead(401, { 'content-type': 'application/json' })
        .end('{"error":"This token is not known here.","code":"not_authenticated"}'),
    );
    const port = await listening(server);
    await expect(create({ PORT: port })).rejects.toThrow('This token is not known here.\nNothing was written.');
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
});
