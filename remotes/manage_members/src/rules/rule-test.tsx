import type { NewRule, RuleVerdict } from '@butterfly/contracts/manage_members';
import { useAction } from '@butterfly/plugin-sdk/react';
import { Icon } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useState } from 'react';
import { api } from '../members.client';

/** Who would be chosen right now, and of everybody why or why not. Assigns nothing. */
export function RuleTest({ rule }: { rule: NewRule }) {
  const [asked, setAsked] = useState<{ rule: NewRule; verdict: RuleVerdict } | null>(null);
  const test = useAction<NewRule, { data: RuleVerdict }>({
    run: (draft) => api.testRule({ body: { rule: { ...draft, name: draft.name.trim() || 'Test' } } }),
    invalidates: [],
    onSuccess: ({ data }, draft) => setAsked({ rule: draft, verdict: data }),
  });
  return (
    <section className="mm-test" aria-label="Test this rule">
      <Button icon={<Icon name="sparkle" size={16} />} loading={test.busy} onClick={() => test.go(rule)}>
        Test this rule
      </Button>
      {asked && <Verdict verdict={asked.verdict} stale={asked.rule !== rule} />}
    </section>
  );
}

function Verdict({ verdict: { chosen, because, candidates }, stale }: { verdict: RuleVerdict; stale: boolean }) {
  return (
    <div role="status" data-stale={stale || undefined}>
      <p className="mm-verdict">
        {chosen ? (
          <>
            <Icon name="check" size={16} /> <strong>{chosen.name}</strong>
          </>
        ) : (
          <>
            <Icon name="warning" size={16} /> <strong>Nobody</strong>
          </>
        )}{' '}
        <span className="bf-soft">
          {because}
          {stale && ' – for the rule before your last change'}
        </span>
      </p>
      <ol className="mm-candidates">
        {candidates.map(({ member_id: id, name, eligible, score, open, capacity, reasons }) => (
          <li key={id} data-out={!eligible || undefined}>
            <span>{name}</span>
            <span className="bf-soft">{reasons.length > 0 ? reasons.join(' · ') : `${open} open projects of ${capacity}`}</span>
            <span className="bf-figures">{score === null ? '' : score.toFixed(2)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
