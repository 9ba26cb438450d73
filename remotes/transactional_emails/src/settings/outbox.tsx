import type { SentMail } from '@butterfly/contracts/transactional_emails';
import { DateText, EmptyState } from '@butterfly/ui-kit';
import { ListPager } from '@butterfly/ui-kit/list';
import { Loaded } from '@butterfly/ui-kit/record';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MailDrawer } from '../mail/mail.drawer';
import { MailStatusTag } from '../mail/status-tag';
import { api, keys } from '../mails.client';

const PAGE_SIZE = 20;

/** Every mail of the business, the newest first. */
export function Outbox() {
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<number | null>(null);
  const mails = useQuery({
    queryKey: keys.outbox(page),
    queryFn: async ({ signal }) => (await api.listLogs({ query: { page, page_size: PAGE_SIZE }, signal })).data,
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label="Outbox" className="mail-outbox">
      <h2>Outbox</h2>
      <Loaded query={mails} what="the outbox" kind="table">
        {({ results, count }) =>
          count === 0 ? (
            <EmptyState title="Nothing was sent yet" text="Each mail stands here as it arrived, with what became of it." />
          ) : (
            <>
              <ul className="mail-list" aria-label="Mails">
                {results.map((mail) => (
                  <OneMail key={mail.id} mail={mail} onOpen={() => setOpen(mail.id)} />
                ))}
              </ul>
              {count > PAGE_SIZE && <ListPager page={page} pageSize={PAGE_SIZE} count={count} onPage={setPage} />}
            </>
          )
        }
      </Loaded>
      {open !== null && <MailDrawer id={open} onClose={() => setOpen(null)} />}
    </section>
  );
}

function OneMail({ mail, onOpen }: { mail: SentMail; onOpen: () => void }) {
  return (
    <li>
      <span className="mail-what">
        <button type="button" className="bf-link" onClick={onOpen}>
          {mail.subject}
        </button>
        <span className="bf-soft">
          {mail.title} to {mail.recipient}
        </span>
      </span>
      <MailStatusTag mail={mail} />
      <span className="bf-soft mail-when-sent">
        <DateText value={mail.sent_at ?? mail.created_at} as="moment" />
      </span>
    </li>
  );
}
