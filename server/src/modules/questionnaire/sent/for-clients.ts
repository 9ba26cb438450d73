import type { ClientDocument, ClientDocuments, ClientReader } from '../../../platform/clients/client-documents';
import type { Db } from '../../../platform/db/db';
import { questionnairePage, recipientsOf, type StoredRecipient } from './repository';
import type { QuestionnaireService } from './service';

/** Questions to somebody, as they see them: what was sent to others is not theirs. */
export function questionsForClients(service: Pick<QuestionnaireService, 'address' | 'isLocked'>): ClientDocuments {
  return {
    plugin: 'questionnaire',
    sections: [
      {
        section: 'questionnaire',
        list: (db, reader) => listed(db, { reader, service }),
        open: async (db, { key, ...reader }) => {
          const found = (await asked(db, reader)).find(({ row }) => String(row.id) === key);
          return found ? service.address(db, { id: found.row.id, recipientId: found.me.id }) : null;
        },
      },
    ],
  };
}

async function listed(
  db: Db,
  { reader, service }: { reader: ClientReader; service: Pick<QuestionnaireService, 'isLocked'> },
): Promise<ClientDocument[]> {
  return Promise.all(
    (await asked(db, reader)).map(async ({ row, me }): Promise<ClientDocument> => {
      const isLocked = await service.isLocked(db, row);
      return {
        ...{ key: String(row.id), title: row.title, number: null, since: row.sent_at, due_on: row.due_on, money: null },
        state: stateFor({ row, me, isLocked }),
        progress_bps: me.progress_bps,
        opens: row.state !== 'cancelled',
      };
    }),
  );
}

function stateFor({
  row,
  me,
  isLocked,
}: {
  row: { readonly state: string };
  me: StoredRecipient;
  isLocked: boolean;
}): ClientDocument['state'] {
  if (me.submitted_at !== null || row.state === 'reviewed') return 'done';
  return row.state === 'cancelled' || isLocked ? 'over' : 'todo';
}

async function asked(db: Db, { projectId, email }: ClientReader) {
  const { results } = await questionnairePage(db, { project: projectId, page: 1, page_size: 50, ordering: '-updated_at' });
  const sent = results.filter(({ state }) => state !== 'draft');
  const people = await recipientsOf(
    db,
    sent.map(({ id }) => id),
  );
  const mine = new Map<number, StoredRecipient>(
    people.filter((one) => one.email.toLowerCase() === email.toLowerCase()).map((one) => [one.questionnaire_id, one]),
  );
  return sent.flatMap((row) => {
    const me = mine.get(row.id);
    return me ? [{ row, me }] : [];
  });
}
