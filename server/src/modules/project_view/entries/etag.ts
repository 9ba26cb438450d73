import type { Entry } from '@butterfly/contracts/project_view';

export const etagOf = ({ id, version }: Pick<Entry, 'id' | 'version'>): string => `entry-${id}-${version}`;
