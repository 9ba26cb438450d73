import type { BoardSummary } from '@butterfly/contracts/moodboard';
import type { PluginSlots } from '@butterfly/contracts/core';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { moodboardClient } from '../moodboard.client';
import './project-board.css';

/** The board of a project, on the project's own page: its first pictures, and when it was changed. */
export function Panel({ projectId }: PluginSlots['tenant_crm.project_panels/v1']) {
  const { nav } = usePlugin();
  const href = nav.href('board', { projectId });
  const found = useQuery({
    queryKey: ['board-summary', projectId],
    queryFn: async ({ signal }) => (await moodboardClient.summarizeBoard({ params: { projectId: String(projectId) }, signal })).data,
  });
  return (
    <section className="bf-panel" aria-label="Moodboard of the project">
      <h2>
        <Link to={href}>Moodboard</Link>
      </h2>
      <Loaded query={found} what="the moodboard" kind="cards">
        {(board) =>
          board.updated_at === null ? <NoBoard href={href} /> : <Pictures board={board} href={href} changed={board.updated_at} />
        }
      </Loaded>
    </section>
  );
}

function NoBoard({ href }: { href: string }) {
  return (
    <p className="bf-soft">
      Nothing is collected yet. <Link to={href}>Begin the board</Link>
    </p>
  );
}

function Pictures({ board: { pictures, picture_count: count }, href, changed }: { board: BoardSummary; href: string; changed: string }) {
  const more = count - pictures.length;
  return (
    <>
      {pictures.length > 0 && (
        <Link to={href} className="mb-summary" aria-label={`Open the moodboard: ${count} ${count === 1 ? 'picture' : 'pictures'}`}>
          {pictures.map(({ asset, thumb_url: url, palette }) => (
            <span key={asset} className="mb-summary-picture" style={{ backgroundColor: palette[0] }}>
              <img src={url} alt="" loading="lazy" decoding="async" />
            </span>
          ))}
          {more > 0 && <span className="mb-summary-more">+{more}</span>}
        </Link>
      )}
      <p className="bf-soft mb-summary-changed">
        Changed <DateText value={changed} as="moment" />
      </p>
    </>
  );
}
