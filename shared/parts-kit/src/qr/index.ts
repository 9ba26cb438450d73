import { loadedLater } from '../lazy/loaded-later';

export interface QrCodeProps {
  /** What a camera reads: an address, a number; at most about 2,000 characters. */
  readonly text: string;
  /** What a screen reader says: "Link to the guest list". */
  readonly label: string;
  /** In CSS pixels. */
  readonly size?: number;
}

/**
 * A QR code.
 *
 * @example <QrCode text={link} label="Link to the guest list" />
 */
export const QrCode = loadedLater<QrCodeProps>('code', () => import('./qr-view').then(({ QrView }) => QrView));
