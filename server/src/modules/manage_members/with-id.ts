import { AppError } from '../../platform/http/app-error';

/** The one with this id. @throws AppError `not_found` */
export function withId<Row extends { readonly id: number }>(rows: readonly Row[], id: number): Row {
  const found = rows.find((row) => row.id === id);
  if (!found) throw new AppError('not_found');
  return found;
}
