import type { Notice, Receipt } from '@butterfly/contracts/notices';
import { useAction } from '@butterfly/plugin-sdk/react';
import { DateText, StatusDot } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { api, keys } from '../notices.client';

/** Who has seen and confirmed a notice; those who have not can be reminded. */
export function Receipts({ notice: { id, requires_ack: asks, status, readers } }: { notice: Notice }) {
  const params = { id: String(id) };
  const receipts = useQuery({
    queryKey: keys.receipts(id),
    queryFn: async ({ signal }) => (await api.listReceipts({ params, signal })).data,
  });
  const remind = useAction<undefined, { data: { reminded: number } }>({
    run: () => api.remindNotice({ params, body: {} }),
    invalidates: [keys.notices],
    successMessage: ({ data }) => `${data.reminded} ${data.reminded === 1 ? 'reader was' : 'readers were'} reminded`,
  });
  const isWaiting = asks && status === 'published' && readers.acked < readers.total;
  return (
    <>
      <div className="notices-row">
        <span>
          {readers.seen} of {readers.total} have seen it{asks && `, ${readers.acked} confirmed it`}.
        </span>
        {isWaiting && (
          <Button loading={remind.busy} onClick={() => remind.go(undefined)}>
            Remind the others
          </Button>
        )}
      </div>
      <Loaded query={receipts} what="the readers" kind="table">
        {(list) => (
          <ul className="notices-receipts">
            {list.map((receipt) => (
              <li key={receipt.member_id}>
                {receipt.name}: <State {...receipt} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}

function State({ seen_at: seen, ack_at: confirmed }: Receipt) {
  if (confirmed)
    return (
      <StatusDot tone="eucalyptus">
        confirmed <DateText value={confirmed} as="moment" />
      </StatusDot>
    );
  return seen ? (
    <StatusDot tone="marigold">
      seen <DateText value={seen} as="moment" />
    </StatusDot>
  ) : (
    <StatusDot tone="neutral">not seen yet</StatusDot>
  );
}
