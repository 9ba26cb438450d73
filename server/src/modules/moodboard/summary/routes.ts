import type { BoardSummary, operations } from '@butterfly/contracts/moodboard';
import type { Db } from '../../../platform/db/db';
import type { Handlers, ModuleDeps } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import { summaryRows } from './repository';

export function summaryHandlers({ api }: Pick<ModuleDeps, 'api'>) {
  return {
    summarizeBoard: ({ params, tx }) =>
      tx(async (db) => {
        if (!(await api('tenant_crm').projectExists(db, params.projectId))) throw new AppError('not_found');
        return summaryOf(db, params.projectId);
      }),
  } satisfies Partial<Handlers<typeof operations>>;
}

async function summaryOf(db: Db, projectId: number): Promise<BoardSummary> {
  const rows = await summaryRows(db, projectId);
  const pictures = rows.flatMap(({ asset, width: w, height: h, palette }) =>
    asset === null || w === null || h === null
      ? []
      : [{ asset, thumb_url: `/api/moodboard/assets/${asset}/thumb/`, w, h, palette: palette ?? [] }],
  );
  return { updated_at: rows[0]?.updated_at ?? null, picture_count: rows[0]?.picture_count ?? 0, pictures };
}
