import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { connectionFrom } from './connection';

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

  it('says what to set when there is no token', () => {
    expect(() => connectionFrom({ DATA_DIR: path.join(folder, 'nowhere') })).toThrow(/Set BUTTERFLY_TOKEN/);
  });
});
