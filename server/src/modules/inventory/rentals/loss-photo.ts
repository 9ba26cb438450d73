import type { NewLoss } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';

/** What proves a loss is a picture among the files of its reservation. @throws AppError `invalid_input` for anything else */
export async function refuseLossPhoto(db: Db, { photo_id: photo, reservation_id }: NewLoss, { api }: Pick<Platform, 'api'>): Promise<void> {
  if (photo === null) return;
  const files = await api('records').of('inventory').files.list(db, { subject_type: 'reservation', subject_id: reservation_id });
  if (!files.some(({ id, type }) => id === photo && type.startsWith('image/')))
    throw new AppError('invalid_input', { fields: { photo_id: ['is not a picture of this reservation'] } });
}
