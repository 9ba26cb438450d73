import { useQuery } from '@tanstack/react-query';
import type { RecordKind, SavedRecord, Versioned } from './record-kind';

/**
 * A record with its version, as `useRecordEditor` expects it in the cache.
 *
 * @example const { data } = useRecord(contactKind, id);
 */
export function useRecord<R extends SavedRecord, P extends object>(kind: RecordKind<R, P>, id: string) {
  return useQuery({
    queryKey: kind.queryKey(id),
    queryFn: async ({ signal }): Promise<Versioned<R>> => {
      const { data, etag } = await kind.read(id, signal);
      return { record: data, etag };
    },
  });
}
