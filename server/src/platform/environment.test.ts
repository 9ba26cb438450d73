import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readEnvironment } from './environment';

const DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'butterfly-env-'));

describe('the environment', () => {
  it('lists every variable that is wrong, at once', () => {
    expect(() => readEnvironment({ DATA_DIR, PORT: '70000', DATABASE_URL: 'mysql://x', SESSION_SECRET: 'short' })).toThrow(
      /- PORT: .*\n- DATABASE_URL: must begin with postgres:\/\/\n- SESSION_SECRET: must have at least 32/,
    );
  });

  it('treats empty variables as absent', () => {
    expect(readEnvironment({ DATA_DIR, PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 4000 });
  });

  it('keeps a secret it made, for the owner alone, and asks for one in production', () => {
    const { SESSION_SECRET } = readEnvironment({ DATA_DIR });
    expect(readEnvironment({ DATA_DIR }).SESSION_SECRET).toBe(SESSION_SECRET);
    expect(fs.statSync(path.join(DATA_DIR, 'session-secret')).mode & 0o777).toBe(0o600);
    expect(() => readEnvironment({ DATA_DIR, NODE_ENV: 'production' })).toThrow('SESSION_SECRET: is required in production');
  });

  it('lets nobody pay with the test provider in production, unless it is asked for', () => {
    const production = {
      DATA_DIR,
      NODE_ENV: 'production',
      SESSION_SECRET: 'a-secret-of-the-tests-32-characters-long',
      PUBLIC_URL: 'https://app.example',
    };
    expect(readEnvironment({ DATA_DIR }).PAYMENTS_PROVIDER).toBe('test');
    expect(readEnvironment(production).PAYMENTS_PROVIDER).toBe('none');
    expect(readEnvironment({ ...production, PAYMENTS_PROVIDER: 'test' }).PAYMENTS_PROVIDER).toBe('test');
    expect(() => readEnvironment({ DATA_DIR, PAYMENTS_PROVIDER: 'yes' })).toThrow('- PAYMENTS_PROVIDER: ');
  });

  it('asks for the address of the site in production: links in mail are built from nothing a visitor says', () => {
    const production = { DATA_DIR, NODE_ENV: 'production', SESSION_SECRET: 'a-secret-of-the-tests-32-characters-long' };
    expect(() => readEnvironment(production)).toThrow('- PUBLIC_URL: is required in production');
    expect(readEnvironment({ ...production, PUBLIC_URL: 'https://app.example/' }).PUBLIC_URL).toBe('https://app.example');
  });

  it('refuses an address over plain http in production, but for this machine', () => {
    const production = { DATA_DIR, NODE_ENV: 'production', SESSION_SECRET: 'a-secret-of-the-tests-32-characters-long' };
    expect(() => readEnvironment({ ...production, PUBLIC_URL: 'http://app.example' })).toThrow(
      '- PUBLIC_URL: must begin with https:// in production',
    );
    expect(() => readEnvironment({ ...production, PUBLIC_URL: 'http://localhost.evil.example' })).toThrow('must begin with https://');
    for (const PUBLIC_URL of ['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])
      expect(readEnvironment({ ...production, PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL);
  });

  it('offers links on the console in a demo without a mail server, and never in production', () => {
    const secrets = { DATA_DIR, SESSION_SECRET: 'a-secret-of-the-tests-32-characters-long', PUBLIC_URL: 'https://app.example' };
    const offered = (more: Readonly<Record<string, string | undefined>>) => readEnvironment({ ...secrets, ...more }).LINKS_ON_CONSOLE;
    expect(offered({ SEED_DEMO: '1' })).toBe(true);
    for (const more of [{}, { SEED_DEMO: '0' }, { SEED_DEMO: '1', NODE_ENV: 'production' }, { SEED_DEMO: '1', SMTP_URL: 'smtp://mail' }])
      expect(offered({ ...more })).toBe(false);
  });
});
