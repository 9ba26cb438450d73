import { PageHeader } from '@butterfly/ui-kit';
import { MailTabs } from '../mail/mail-tabs';
import { TemplateList } from './template-list';

/** Every mail that leaves by itself. */
export function Page() {
  return (
    <div className="mail-page">
      <PageHeader title="Transactional emails" meta={<MailTabs />} />
      <TemplateList projectId={null} />
    </div>
  );
}
