import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction } from '@butterfly/plugin-sdk/react';
import { EmptyState } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { recordKeys, type RecordSubject } from '../subject';
import type { CustomPatch, CustomValuesSource } from './custom-field';
import { CustomFieldEditor } from './custom-field-editor';
import { CustomFields } from './custom-fields';
import { useCustomFields } from './use-custom-fields';

interface CustomFieldsPanelProps {
  readonly source: CustomValuesSource;
  readonly subject: RecordSubject;
  readonly disabled?: boolean;
}

/**
 * The fields that the business has defined for a kind of record, with this record's values edited in place, and the way to define more. For
 * records whose plugin keeps no values itself.
 *
 * @example <CustomFieldsPanel source={recordParts(subject).custom} subject={subject} />
 */
export function CustomFieldsPanel({ source, subject, disabled = false }: CustomFieldsPanelProps) {
  const [defining, setDefining] = useState(false);
  const { subject_type: entity } = subject;
  const queryKey = recordKeys.custom(subject);
  const values = useQuery({ queryKey, queryFn: async ({ signal }) => (await source.read(signal)).data });
  const fields = useCustomFields(source.fields, entity);
  const save = useAction<CustomPatch, unknown>({
    run: (patch) => source.save(patch),
    invalidates: [queryKey, recordKeys.activity(subject)],
    failure: 'inline',
  });
  const editor = {
    fields: save.fields as Readonly<Record<string, readonly string[]>>,
    save: ({ custom }: { custom: CustomPatch }) => save.go(custom),
  };
  return (
    <Loaded query={values} what="the fields" kind="form">
      {(custom) => (
        <>
          {fields.length === 0 && (
            <EmptyState title="No fields of your own yet" text="Add what your business wants to know about each of these." />
          )}
          <dl className="bf-record-fields">
            <CustomFields source={source.fields} entity={entity} custom={custom} disabled={disabled} editor={editor} />
          </dl>
          {save.error != null && Object.keys(save.fields).length === 0 && <p role="alert">{errorMessage(save.error)}</p>}
          <Button onClick={() => setDefining(true)}>Edit fields</Button>
          <Modal title="Fields of your own" open={defining} footer={null} destroyOnHidden onCancel={() => setDefining(false)}>
            <CustomFieldEditor source={source.fields} entity={entity} />
          </Modal>
        </>
      )}
    </Loaded>
  );
}
