import type { MailCopy } from '@butterfly/contracts/transactional_emails';
import { useAction, useFeature } from '@butterfly/plugin-sdk/react';
import { DateText, Icon } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Drawer } from 'antd';
import { api, keys } from '../mails.client';
import { MailView } from './mail-view';
import { MailStatusTag } from './status-tag';

/** A mail of the log: as it arrived, and what became of it. */
export function MailDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const mail = useQuery({
    queryKey: keys.mail(id),
    queryFn: async ({ signal }) => (await api.getLog({ params: { id: String(id) }, signal })).data,
  });
  return (
    <Drawer open title={mail.data?.title ?? 'Mail'} size="large" onClose={onClose}>
      <Loaded query={mail} what="the mail" kind="form">
        {(found) => <Found mail={found} onClose={onClose} />}
      </Loaded>
    </Drawer>
  );
}

const HAPPENED: Readonly<Record<string, string>> = {
  delivered: 'Delivered',
  soft_bounce: 'Not taken for now',
  hard_bounce: 'The mailbox does not exist',
  complaint: 'Reported as spam',
  opened: 'Opened',
  clicked: 'Opened the link',
};

function Found({ mail, onClose }: { mail: MailCopy; onClose: () => void }) {
  const maySend = useFeature('send_client_messages');
  const again = useAction<undefined, unknown>({
    run: () => api.resendLog({ params: { id: String(mail.id) } }),
    invalidates: [keys.log],
    successMessage: () => `It is on its way to ${mail.recipient} again`,
    onSuccess: onClose,
  });
  return (
    <div className="mail-one">
      <div className="mail-row">
        <MailStatusTag mail={mail} />
        <span>{mail.recipient}</span>
        <DateText value={mail.sent_at ?? mail.created_at} as="moment" />
      </div>
      {mail.error && <Alert type="warning" showIcon title={mail.error} />}
      {mail.is_masked && (
        <Alert
          type="info"
          showIcon
          title="The link in it is theirs alone, so it is left out here. Send it again from where it came from."
        />
      )}
      {mail.can_resend && maySend && (
        <div>
          <Button icon={<Icon name="refresh" size={16} />} loading={again.busy} onClick={() => again.go(undefined)}>
            Send it again
          </Button>
        </div>
      )}
      {mail.attachments.length > 0 && <p className="bf-soft">With {mail.attachments.join(', ')}</p>}
      {mail.html === '' && mail.text === '' ? (
        <p className="bf-soft">What it says is written when it leaves.</p>
      ) : (
        <MailView subject={mail.subject} html={mail.html} text={mail.text} />
      )}
      {mail.events.length > 0 && (
        <ol className="mail-events" aria-label="What became of it">
          {mail.events.map(({ type, at, detail }) => (
            <li key={`${type}${at}`}>
              <strong>{HAPPENED[type] ?? type}</strong> <DateText value={at} as="moment" /> <span className="bf-soft">{detail}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
