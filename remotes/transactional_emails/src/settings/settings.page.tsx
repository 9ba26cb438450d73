import { useFeature } from '@butterfly/plugin-sdk/react';
import { PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { MailTabs } from '../mail/mail-tabs';
import { api, keys } from '../mails.client';
import { DailyDigest } from './daily-digest';
import { Outbox } from './outbox';
import { Provider } from './provider';
import { SenderForm } from './sender-form';
import { Suppressions } from './suppressions';

/** In whose name mail leaves, everything that was sent, and who gets none any more. */
export function Page() {
  const maySend = useFeature('send_client_messages');
  const settings = useQuery({ queryKey: keys.settings, queryFn: ({ signal }) => api.getSettings({ signal }) });
  return (
    <div className="mail-page">
      <PageHeader title="Transactional emails" meta={<MailTabs />} />
      <Loaded query={settings} what="the settings" kind="form">
        {(saved) => (
          <>
            <div className="mail-columns">
              <section aria-label="Sender">
                <h2>Sender</h2>
                <SenderForm key={saved.etag} saved={saved} />
              </section>
              <Provider settings={saved.data} />
            </div>
            <DailyDigest />
            <Outbox />
            <Suppressions canLift={saved.data.can_edit} canAdd={maySend} />
          </>
        )}
      </Loaded>
    </div>
  );
}
