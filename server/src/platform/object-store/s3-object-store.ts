import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import { ObjectMissing, type ObjectInfo, type ObjectStore } from './object-store';
import type { ObjectStoreSettings } from './settings';

const TIMEOUT_MS = 30_000;

/** Any store that speaks the S3 protocol: AWS, MinIO, Ceph, Garage, R2 … */
export class S3ObjectStore implements ObjectStore {
  private readonly client: S3Client;
  private readonly bucket: string;

  /** @param pageSize how many objects one answer lists; 1,000 is the most there is. */
  constructor(
    private readonly settings: ObjectStoreSettings,
    private readonly pageSize = 1_000,
  ) {
    const { endpoint, region, credentials, pathStyle } = settings;
    this.bucket = settings.bucket;
    this.client = new S3Client({
      region,
      forcePathStyle: pathStyle,
      ...(endpoint ? { endpoint } : {}),
      ...(credentials ? { credentials } : {}),
      // Not every compatible store knows the checksums that AWS has added since; bytes are verified by their sha256 anyway.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { requestTimeout: TIMEOUT_MS, connectionTimeout: 5_000 },
    });
  }

  async info(key: string): Promise<ObjectInfo | undefined> {
    const answer = await unlessMissing(this.client.send(new HeadObjectCommand(this.at(key))));
    return answer && { key, bytes: answer.ContentLength ?? 0, writtenAt: youngest(answer.LastModified, answer.Metadata?.['touched']) };
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    await this.client.send(new PutObjectCommand({ ...this.at(key), Body: bytes, ContentLength: bytes.length }));
  }

  async touch(key: string): Promise<void> {
    const { Bucket, Key } = this.at(key);
    const CopySource = [Bucket, ...Key.split('/')].map(encodeURIComponent).join('/');
    // A copy onto itself is only allowed when something changes, so the metadata says when.
    await this.client.send(
      new CopyObjectCommand({ Bucket, Key, CopySource, MetadataDirective: 'REPLACE', Metadata: { touched: new Date().toISOString() } }),
    );
  }

  async read(key: string): Promise<Readable> {
    const answer = await unlessMissing(this.client.send(new GetObjectCommand(this.at(key))));
    if (!(answer?.Body instanceof Readable)) throw new ObjectMissing(`There is no object ${key}.`);
    return answer.Body;
  }

  async *list(prefix: string): AsyncIterable<ObjectInfo> {
    let token: string | undefined;
    do {
      const page = await this.page(prefix, token);
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
        yield { key: Key.slice(this.settings.prefix.length), bytes: Size, writtenAt: LastModified };
      token = page.NextContinuationToken;
    } while (token);
  }

  /** Jumps from folder to folder, one key each: stores differ in what they make of a delimiter. */
  async folders(prefix: string): Promise<string[]> {
    const names: string[] = [];
    const whole = this.settings.prefix + prefix;
    for (let after = whole; ; ) {
      const { Contents } = await this.client.send(
        new ListObjectsV2Command({ Bucket: this.bucket, Prefix: whole, StartAfter: after, MaxKeys: 1 }),
      );
      const key = Contents?.[0]?.Key;
      if (key === undefined) return names;
      const name = key.slice(whole.length).split('/')[0] ?? '';
      names.push(name);
      after = `${whole}${name}/\u{10ffff}`;
    }
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(key)));
  }

  async check(): Promise<void> {
    try {
      await this.client.send(new HeadBucketCommand({ Bucket: this.bucket }));
    } catch (error) {
      throw new Error(
        `The object store cannot be used: bucket ${this.bucket} at ${this.settings.endpoint ?? `AWS ${this.settings.region}`}: ${reasonOf(error)}`,
        { cause: error },
      );
    }
  }

  private page(prefix: string, token: string | undefined) {
    return this.client.send(
      new ListObjectsV2Command({
        Bucket: this.bucket,
        Prefix: this.settings.prefix + prefix,
        MaxKeys: this.pageSize,
        ...(token ? { ContinuationToken: token } : {}),
      }),
    );
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: this.settings.prefix + key };
  }
}

/** Not every store counts a copy onto itself as a change. */
function youngest(modified: Date | undefined, touched: string | undefined): Date {
  return new Date(Math.max(modified?.getTime() ?? 0, Date.parse(touched ?? '') || 0));
}

async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
    throw error;
  }
}

/** An answer to HEAD has no text, so its status says what is wrong. */
function reasonOf(error: unknown): string {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  if (status === 404) return 'there is no such bucket';
  if (status === 403) return 'the key may not use it';
  return error instanceof Error ? error.message || error.name : String(error);
}
