import type { VenueSpace } from '@butterfly/contracts/event_venues';
import type { Db } from '../../platform/db/db';
import { AppError } from '../../platform/http/app-error';
import type { Platform } from '../../platform/platform';

interface Spaces {
  readonly venueId: number;
  readonly spaces: readonly VenueSpace[];
}

const isPicture = (type: string | undefined): boolean => type?.startsWith('image/') ?? false;

const hasFiles = ({ plan_id: plan, photo_ids: photos = [] }: VenueSpace): boolean => Boolean(plan) || photos.length > 0;

/** Nothing is a file of a venue that does not exist yet. @throws AppError `invalid_input` */
export function refuseEarlyFiles(spaces: readonly VenueSpace[]): void {
  const at = spaces.findIndex(hasFiles);
  if (at >= 0) throw new AppError('invalid_input', { fields: { [`spaces.${at}.photo_ids`]: ['can be added when the venue is there'] } });
}

/** Photographs of a space are pictures among the files of its venue, a floor plan is a picture or a PDF. @throws AppError `invalid_input` */
export async function refuseSpaceFiles(db: Db, { venueId, spaces }: Spaces, { api }: Pick<Platform, 'api'>): Promise<void> {
  if (!spaces.some(hasFiles)) return;
  const files = await api('records').of('event_venues').files.list(db, { subject_type: 'venue', subject_id: venueId });
  const types = new Map(files.map(({ id, type }) => [id, type]));
  for (const [at, { plan_id: plan, photo_ids: photos = [] }] of spaces.entries()) {
    if (plan && !isPicture(types.get(plan)) && types.get(plan) !== 'application/pdf')
      throw new AppError('invalid_input', { fields: { [`spaces.${at}.plan_id`]: ['is not a picture or a PDF of this venue'] } });
    if (photos.some((photo) => !isPicture(types.get(photo))))
      throw new AppError('invalid_input', { fields: { [`spaces.${at}.photo_ids`]: ['is not a picture of this venue'] } });
  }
}
