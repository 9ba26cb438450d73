import type { Quote } from '@butterfly/contracts/client_requests';
import type { Db } from '../../platform/db/db';
import type { MailValue } from '../../platform/mail/mail-log';
import type { Platform } from '../../platform/platform';
import type { StoredRequest } from './requests/repository';

type Parts = Pick<Platform, 'fillers' | 'mail'>;

interface Written {
  readonly template: 'request_answered' | 'request_priced';
  readonly request: Pick<StoredRequest, 'id' | 'number' | 'project_id' | 'title'>;
  readonly message: string;
  readonly quote?: Quote;
}

/** Writes to the client of a request; with the address where they answer, where there is such a page. */
export async function mailClient(db: Db, { mail, fillers }: Parts, { template, request, message, quote }: Written): Promise<void> {
  const { id: requestId, number, title, project_id: projectId } = request;
  const addresses = await Promise.all(
    fillers('client_requests.client_pages').map((pages) => pages.addressOf(db, { projectId, requestId })),
  );
  const secret = addresses.find((address) => address !== null);
  const values: Record<string, MailValue> = {
    'request.number': number,
    'request.title': title,
    'request.message': message,
    ...(quote && {
      'request.before': { cents: quote.before_cents, currency: quote.currency },
      'request.after': { cents: quote.after_cents, currency: quote.currency },
    }),
  };
  await mail.sendToClient(db, { template, projectId, values, ...(secret !== undefined && { secret }) });
}
