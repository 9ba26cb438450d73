import type { Program } from '@butterfly/contracts/referral_portal';
import { triggers } from '@butterfly/contracts/referral_portal/labels';
import { useAction, useFeature, usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { EmptyState, Money, PageHeader, StatusTag } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { shareText } from '../parts/figures';
import { PartnerNav } from '../parts/partner-nav';
import { api, keys } from '../referral_portal.client';

/** What partners are promised. */
export function Page() {
  const { nav } = usePlugin();
  const mayPay = useFeature('pay_partners');
  const found = useQuery({ queryKey: keys.programs, queryFn: async ({ signal }) => (await api.listPrograms({ signal })).data });
  useReady(found.isSuccess);
  return (
    <>
      <PageHeader
        title="Programs"
        meta={<PartnerNav />}
        actions={
          mayPay && (
            <Button type="primary" onClick={() => nav.go(nav.href('new_program'))}>
              New program
            </Button>
          )
        }
      />
      <Loaded query={found} what="the programs" kind="table">
        {(all) =>
          all.length === 0 ? (
            <EmptyState title="No program yet" text="What does somebody get who sends you a wedding? Write it down once." />
          ) : (
            <ul className="referral_portal-list">
              {all.map((program) => (
                <ProgramLine key={program.id} program={program} mayPay={mayPay} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

function ProgramLine({ program, mayPay }: { readonly program: Program; readonly mayPay: boolean }) {
  const { nav } = usePlugin();
  const mayArchive = useFeature('delete_records');
  const params = { id: String(program.id) };
  const step = useAction<'archiveProgram' | 'restoreProgram', unknown>({
    run: (verb) => api[verb]({ params }),
    invalidates: [keys.programs],
  });
  const isArchived = program.archived_at !== null;
  return (
    <li className="referral_portal-line">
      <span className="referral_portal-who">
        <Link to={nav.href('program', { programId: program.id })}>{program.name}</Link>{' '}
        <span className="bf-soft">
          {program.reward === 'fixed' ? <Money minor={program.fixed_cents} /> : shareText(program.percent_bps)},{' '}
          {triggers[program.trigger].toLowerCase()}
        </span>
      </span>
      <span className="bf-soft">{program.partners === 1 ? '1 partner' : `${program.partners} partners`}</span>
      {isArchived && <StatusTag tone="neutral">In the archive</StatusTag>}
      {mayPay && isArchived && (
        <Button size="small" aria-label={`Bring ${program.name} back`} onClick={() => step.go('restoreProgram')}>
          Bring back
        </Button>
      )}
      {mayPay && mayArchive && !isArchived && program.partners === 0 && (
        <Button size="small" aria-label={`Archive ${program.name}`} onClick={() => step.go('archiveProgram')}>
          Archive
        </Button>
      )}
    </li>
  );
}
