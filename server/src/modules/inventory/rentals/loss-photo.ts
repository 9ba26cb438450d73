import type { NewLoss } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';

interface Photos {
  readonly photos: readonly number[];
  readonly reservationId: number;
  /** The field that is told about one that is none. */
  readonly field: string;
}

/** Photographs are pictures among the files of the reservation. @throws AppError `invalid_input` for anything else */
export async function refusePhotos(db: Db, { photos, reservationId, field }: Photos, { api }: Pick<Platform, 'api'>): Promise<void> {
  if (photos.length === 0) return;
  const files = await api('records').of('inventory').files.list(db, { subject_type: 'reservation', subject_id: reservationId });
  const pictures = new Set(files.flatMap(({ id, type }) => (type.startsWith('image/') ? [id] : [])));
  if (photos.some((photo) => !pictures.has(photo)))
    throw new AppError('invalid_input', { fields: { [field]: ['is not a picture of this reservation'] } });
}

/** What proves a loss. @throws AppError `invalid_input` */
export function refuseLossPhoto(db: Db, { photo_id: photo, reservation_id }: NewLoss, platform: Pick<Platform, 'api'>): Promise<void> {
  return refusePhotos(db, { photos: photo === null ? [] : [photo], reservationId: reservation_id, field: 'photo_id' }, platform);
}
