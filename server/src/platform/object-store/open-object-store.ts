import type { Environment } from '../environment';
import type { ObjectStore } from './object-store';
import { objectStoreSettings } from './settings';

/**
 * The configured object store, or undefined when there is none. Its library is loaded only then.
 *
 * @throws Error in words when the bucket cannot be used: better at start than at the first upload.
 */
export async function openObjectStore(env: Environment): Promise<ObjectStore | undefined> {
  const settings = objectStoreSettings(env);
  if (!settings) return undefined;
  const { S3ObjectStore } = await import('./s3-object-store');
  const store = new S3ObjectStore(settings);
  await store.check();
  return store;
}
