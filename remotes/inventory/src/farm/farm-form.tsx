import { RecordForm } from '@butterfly/record-kit/form';
import { useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { keys } from '../inventory.client';

interface FarmFormProps<T extends object> {
  readonly title: string;
  readonly name: string;
  readonly initial: T;
  readonly submitLabel: string;
  readonly failureTitle: string;
  readonly submit: (draft: T) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode | ((draft: T) => ReactNode);
}

/** A small form about a crop: what it changes on the farm and in the shop is read again. */
export function FarmForm<T extends object>({ title, onClose, children, ...form }: FarmFormProps<T>) {
  const cache = useQueryClient();
  return (
    <Modal open title={title} footer={null} onCancel={onClose} destroyOnHidden>
      <RecordForm
        {...form}
        onCancel={onClose}
        onSaved={() => {
          for (const queryKey of [keys.farm, keys.shop]) void cache.invalidateQueries({ queryKey });
          onClose();
        }}
      >
        {children}
      </RecordForm>
    </Modal>
  );
}
