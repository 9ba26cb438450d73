import { countryHint } from '@butterfly/contracts/twilio_communications';
import { errorMessage } from '@butterfly/plugin-sdk';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { api, keys } from '../twilio.client';

/** Begins a conversation with a number, or opens the one there is. */
export function NewTextModal({ onClose, onOpened }: { onClose: () => void; onOpened: (id: number) => void }) {
  const cache = useQueryClient();
  const [phone, setPhone] = useState('');
  const settings = useQuery({ queryKey: keys.settings, queryFn: async ({ signal }) => (await api.getSettings({ signal })).data });
  const meant = countryHint(phone, settings.data?.country ?? '');
  const open = useMutation({
    mutationFn: async () => (await api.openConversation({ body: { phone: meant ?? phone } })).data,
    onSuccess: async ({ id }) => {
      await cache.invalidateQueries({ queryKey: keys.conversations });
      onOpened(id);
    },
  });
  return (
    <Modal
      open
      title="New text"
      okText="Open conversation"
      okButtonProps={{ disabled: !/\d/.test(phone), loading: open.isPending }}
      onOk={() => open.mutate()}
      onCancel={onClose}
    >
      <form
        className="tw-form"
        onSubmit={(event) => {
          event.preventDefault();
          open.mutate();
        }}
      >
        <label>
          Number
          <Input type="tel" autoFocus placeholder="+1 518 555 0142" value={phone} onChange={(event) => setPhone(event.target.value)} />
        </label>
        {meant && <p className="bf-soft">Texts will go to {phoneText(meant)}.</p>}
        {open.isError && (
          <p className="bf-field-error" role="alert">
            {errorMessage(open.error)}
          </p>
        )}
      </form>
    </Modal>
  );
}
