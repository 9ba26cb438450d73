import type { Answer } from '@butterfly/contracts/core';
import type { operations } from '@butterfly/contracts/records';
import { paths } from '@butterfly/contracts/records/paths';
import { createClient } from '@butterfly/plugin-sdk';
import type { ImportSource, ImportSummary } from '../import/import-source';

const api = createClient<typeof operations>(paths);

interface RecordImports {
  /** Full name of the kind of record, such as `shop.order`. */
  readonly subject_type: string;
  readonly label: string;
  /** Cached answers that an import makes old. */
  readonly invalidates: readonly (readonly unknown[])[];
}

/**
 * The import wizard of any kind of record whose module hands in `imports`: no address of the plugin's own is needed.
 *
 * @example
 * const source = recordImports({ subject_type: 'shop.order', label: 'Orders', invalidates: [['orders']] });
 * <ImportWizard source={source} places={places} id={id} entity={null} />
 */
export function recordImports({ subject_type, label, invalidates }: RecordImports): ImportSource {
  const params = { subject_type };
  const one = (id: string) => ({ params: { ...params, id } });
  const named = <T extends Omit<ImportSummary, 'entity'>>(answer: Answer<T>) => ({
    ...answer,
    data: { ...answer.data, entity: subject_type },
  });
  return {
    entities: { [subject_type]: label },
    invalidates,
    list: async (signal) => {
      const answer = await api.listImports({ params, signal });
      return { ...answer, data: answer.data.map((row) => ({ ...row, entity: subject_type })) };
    },
    create: async (_entity, body) => named(await api.createImport({ params, body })),
    read: async (id, signal) => named(await api.getImport({ ...one(id), signal })),
    update: async (id, body) => named(await api.updateImport({ ...one(id), body })),
    check: (id, signal) => api.checkImport({ ...one(id), signal }),
    commit: async (id) => named(await api.commitImport(one(id))),
    undo: async (id) => named(await api.undoImport(one(id))),
    lines: (id, query, signal) => api.listImportLines({ ...one(id), query, signal }),
  };
}
