import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { connectionFrom } from './connection';
import { announceSuite, localSuite } from './local-suite';

describe('connectionFrom', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'butterfly-token-'));

  it('takes the local server and the token that it keeps beside its data', () => {
    fs.writeFileSync(path.join(folder, 'deploy-token'), 'kept\n');
    expect(connectionFrom({ PORT: '4321', DATA_DIR: folder })).toEqual({ url: 'http://localhost:4321', token: 'kept' });
  });

  it('prefers what the environment names', () => {
    expect(connectionFrom({ BUTTERFLY_URL: 'https://shop.example/', BUTTERFLY_TOKEN: 'given', DATA_DIR: folder })).toEqual({
      url: 'https://shop.example',
      token: 'given',
    });
  });

  describe('where npm start runs in this folder', () => {
    const note = path.join(folder, 'suite.json');
    const connection = (environment: Record<string, string>) => connectionFrom(environment, localSuite(environment, note));

    it.each<Record<string, string>>([{}, { PORT: '4400' }, { DATA_DIR: folder }])('finds its port and its data, said %j', (environment) => {
      announceSuite({ pid: process.pid, port: '4400', dataDir: folder }, note);
      expect(connection(environment)).toEqual({ url: 'http://localhost:4400', token: 'kept' });
    });

    it('takes no token of it for another server', () => {
      announceSuite({ pid: process.pid, port: '4400', dataDir: folder }, note);
      expect(localSuite({ PORT: '4500' }, note)).toBeNull();
      expect(localSuite({ DATA_DIR: path.join(folder, 'other') }, note)).toBeNull();
    });

    it('forgets one that was killed', () => {
      announceSuite({ pid: 2 ** 22 + 1, port: '4400', dataDir: folder }, note);
      expect(localSuite({}, note)).toBeNull();
    });
  });

  it('says what to set when there is no token', () => {
    expect(() => connectionFrom({ DATA_DIR: path.join(folder, 'nowhere') })).toThrow(/Set BUTTERFLY_TOKEN/);
  });
});
