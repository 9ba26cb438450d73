import { features, type FeatureId } from '@butterfly/contracts/core';
import { mayUseFeature, type PermissionRecord } from '@butterfly/contracts/plugins';
import { AppError } from '../http/app-error';

/**
 * Refuses who does not have a finer permission, and says which. The gate does so for what an operation declares as `feature`;
 * a handler calls it for what the operation declares as `mayNeed`.
 *
 * @throws AppError `feature_required`
 */
export function requireFeature({ permissions }: { readonly permissions: PermissionRecord }, feature: FeatureId): void {
  if (!mayUseFeature(permissions, feature)) throw new AppError('feature_required', { feature, title: features[feature].title });
}

/** What one has made oneself one may take away; what others have made needs the permission to delete. */
export function requireOwnOrDelete(
  call: { readonly permissions: PermissionRecord; readonly session: { readonly memberId: number } },
  madeBy: number | null,
): void {
  if (madeBy !== call.session.memberId) requireFeature(call, 'delete_records');
}
