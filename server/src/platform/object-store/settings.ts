import type { Environment } from '../environment';

/** Where the objects lie. */
export interface ObjectStoreSettings {
  readonly bucket: string;
  /** Undefined: AWS itself. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** `bucket` in the path instead of the host name, as stores of one's own want it. */
  readonly pathStyle: boolean;
  /** Undefined: what the machine has, such as the role of a container. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** Before every key; empty or with a slash at the end. */
  readonly prefix: string;
}

/** The settings of the object store, or undefined when bytes lie in `DATA_DIR`. */
export function objectStoreSettings(env: Environment): ObjectStoreSettings | undefined {
  const {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_PREFIX: prefix,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  if (!bucket) return undefined;
  return {
    bucket,
    endpoint,
    region,
    prefix,
    pathStyle: env.S3_PATH_STYLE ?? endpoint !== undefined,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}
