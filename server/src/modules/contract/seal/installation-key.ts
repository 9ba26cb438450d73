import { randomBytes, webcrypto } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';

const NAME = 'Butterfly document seal';
const YEARS = 20;
const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2_048,
  publicExponent: new Uint8Array([1, 0, 1]),
} as const;

/** The key that seals documents, and the certificate that readers of documents check them with. */
export interface SealKey {
  readonly key: CryptoKey;
  readonly certificate: pkijs.Certificate;
}

const engine = new pkijs.CryptoEngine({ name: 'node', crypto: webcrypto as unknown as Crypto });
// Its types know one signature of a key's making less than those of the browser.
export const cryptoEngine = engine as unknown as pkijs.ICryptoEngine;

interface KeptKey {
  readonly key: string;
  readonly certificate: string;
}

/** The key of this installation; made once and kept beside the data, for its owner alone. */
export async function installationKey(dataDir: string): Promise<SealKey> {
  const file = path.join(dataDir, 'document-seal.json');
  const kept = await readKept(file);
  if (kept) return opened(kept);
  await fs.mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    await fs.writeFile(file, JSON.stringify(await newKey()), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return installationKey(dataDir);
}

async function readKept(file: string): Promise<KeptKey | null> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as KeptKey;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function opened({ key, certificate }: KeptKey): Promise<SealKey> {
  return {
    key: (await webcrypto.subtle.importKey('pkcs8', Buffer.from(key, 'base64'), RSA, false, ['sign'])) as CryptoKey,
    certificate: pkijs.Certificate.fromBER(Buffer.from(certificate, 'base64')),
  };
}

async function newKey(): Promise<KeptKey> {
  const pair = (await webcrypto.subtle.generateKey(RSA, true, ['sign', 'verify'])) as CryptoKeyPair;
  const certificate = new pkijs.Certificate();
  certificate.version = 2;
  const serial = randomBytes(16);
  serial.writeUInt8((serial.readUInt8(0) & 0x3f) | 0x40, 0);
  certificate.serialNumber = new asn1.Integer({ valueHex: new Uint8Array(serial).buffer });
  for (const name of [certificate.issuer, certificate.subject])
    name.typesAndValues.push(new pkijs.AttributeTypeAndValue({ type: '2.5.4.3', value: new asn1.Utf8String({ value: NAME }) }));
  certificate.notBefore.value = new Date();
  certificate.notAfter.value = new Date(certificate.notBefore.value);
  certificate.notAfter.value.setUTCFullYear(certificate.notBefore.value.getUTCFullYear() + YEARS);
  // Digital signature and non-repudiation.
  const usage = new asn1.BitString({ valueHex: new Uint8Array([0xc0]).buffer, unusedBits: 6 });
  certificate.extensions = [new pkijs.Extension({ extnID: '2.5.29.15', critical: true, extnValue: usage.toBER(false) })];
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey, cryptoEngine);
  await certificate.sign(pair.privateKey, 'SHA-256', cryptoEngine);
  return {
    key: Buffer.from(await webcrypto.subtle.exportKey('pkcs8', pair.privateKey)).toString('base64'),
    certificate: Buffer.from(certificate.toSchema(true).toBER(false)).toString('base64'),
  };
}
