import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { ObjectStoreSettings } from '../settings';

/** A process that speaks the S3 protocol on loopback, with one empty bucket. */
export interface S3Server {
  readonly settings: ObjectStoreSettings;
  stop(): Promise<void>;
}

/** Starts one; its keys are the fixed ones of that program and open nothing else. It numbers pages with an old cipher, hence the flag. */
export async function runS3Server(): Promise<S3Server> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'butterfly-s3-'));
  const program = path.join(path.dirname(createRequire(__filename).resolve('s3rver/package.json')), 'bin/s3rver.js');
  const child = spawn(
    process.execPath,
    ['--openssl-legacy-provider', program, '-d', folder, '-a', '127.0.0.1', '-p', '0', '--configure-bucket', 'butterfly'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  const port = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = /listening on 127\.0\.0\.1:(\d+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`The S3 server ended: ${output}`)));
  });
  return {
    settings: {
      bucket: 'butterfly',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      pathStyle: true,
      prefix: 'test/',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    stop: async () => {
      child.kill();
      await ended;
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
}
