import { createHash } from 'node:crypto';
import { plainAddPlaceholder } from '@signpdf/placeholder-plain';
import { SignPdf } from '@signpdf/signpdf';
import { Signer } from '@signpdf/utils';
import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';
import { cryptoEngine, type SealKey } from './installation-key';

const DATA = '1.2.840.113549.1.7.1';
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.47';

interface Sealed {
  readonly key: SealKey;
  readonly business: string;
  readonly at: Date;
}

/** A document with the seal of the installation (PAdES baseline B): a reader of PDF tells when one byte of it is another. */
export async function sealPdf(pdf: Buffer, { key, business, at }: Sealed): Promise<Buffer> {
  const prepared = plainAddPlaceholder({
    pdfBuffer: pdf,
    reason: 'Signed by all',
    contactInfo: '',
    name: business,
    location: '',
    signingTime: at,
    subFilter: 'ETSI.CAdES.detached',
  });
  return new SignPdf().sign(prepared, new SealSigner(key), at);
}

/** Signs as PAdES wants it: the certificate is named inside what is signed, the time stands in the document. */
class SealSigner extends Signer {
  readonly #seal: SealKey;

  constructor(seal: SealKey) {
    super();
    this.#seal = seal;
  }

  override async sign(bytes: Buffer): Promise<Buffer> {
    const { key, certificate } = this.#seal;
    const attributes = [
      attribute(CONTENT_TYPE, new asn1.ObjectIdentifier({ value: DATA })),
      attribute(MESSAGE_DIGEST, digest(bytes)),
      attribute(SIGNING_CERTIFICATE, sequence(sequence(sequence(digest(certificate.toSchema(true).toBER(false)))))),
    ];
    const { issuer, serialNumber } = certificate;
    const signed = new pkijs.SignedData({
      version: 1,
      encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: DATA }),
      signerInfos: [
        new pkijs.SignerInfo({
          version: 1,
          sid: new pkijs.IssuerAndSerialNumber({ issuer, serialNumber }),
          signedAttrs: new pkijs.SignedAndUnsignedAttributes({ type: 0, attributes }),
        }),
      ],
      certificates: [certificate],
    });
    await signed.sign(key, 0, 'SHA-256', new Uint8Array(bytes).buffer, cryptoEngine);
    const content = new pkijs.ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) });
    return Buffer.from(content.toSchema().toBER(false));
  }
}

const attribute = (type: string, value: asn1.BaseBlock) => new pkijs.Attribute({ type, values: [value] });
const sequence = (inner: asn1.BaseBlock) => new asn1.Sequence({ value: [inner] });
const digest = (bytes: ArrayBuffer | Uint8Array) =>
  new asn1.OctetString({
    valueHex: new Uint8Array(
      createHash('sha256')
        .update(bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes))
        .digest(),
    ).buffer,
  });
