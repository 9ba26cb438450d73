import type { Rule } from '@butterfly/contracts/manage_members';
import { versionTag } from '@butterfly/plugin-sdk';
import { useAction, useFeature } from '@butterfly/plugin-sdk/react';
import { EmptyState, Icon, PageHeader } from '@butterfly/ui-kit';
import { Loaded, UndoBar } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Switch } from 'antd';
import { useState } from 'react';
import { api, keys } from '../members.client';
import { MembersTabs } from '../parts/tabs';
import { RuleDrawer } from './rule-drawer';
import { OBJECTS, STRATEGIES } from './rule-labels';
import { bodyOf } from './rule-body';

/** Who takes care of what comes in: rules, asked from top to bottom. */
export function Page() {
  const mayChange = useFeature('manage_members');
  const query = useQuery({ queryKey: keys.rules, queryFn: async ({ signal }) => (await api.listRules({ signal })).data });
  const [open, setOpen] = useState<Rule | 'new' | null>(null);
  const [removed, setRemoved] = useState<Rule | null>(null);
  const again = useAction<Rule, unknown>({
    run: (rule) => api.createRule({ body: bodyOf(rule) }),
    invalidates: [keys.rules],
    onSuccess: () => setRemoved(null),
  });
  return (
    <div className="bf-page bf-page-narrow mm-page">
      <PageHeader
        title="Assignment settings"
        meta={<MembersTabs />}
        actions={
          mayChange && (
            <Button type="primary" onClick={() => setOpen('new')}>
              Add rule
            </Button>
          )
        }
      />
      <p className="bf-soft mm-intro">When something new comes in, the first rule that is on and fits decides who takes care of it.</p>
      {removed && (
        <UndoBar
          text={`${removed.name} was deleted.`}
          busy={again.busy}
          onUndo={() => again.go(removed)}
          onClose={() => setRemoved(null)}
        />
      )}
      <Loaded query={query} what="the rules" kind="form">
        {(rules) =>
          rules.length === 0 ? (
            <EmptyState
              drawing="seedling"
              title="No rules yet"
              text="Let new leads go round in turn, or to whoever does this kind of work best."
              action={
                mayChange && (
                  <Button type="primary" onClick={() => setOpen('new')}>
                    Add rule
                  </Button>
                )
              }
            />
          ) : (
            <ol className="mm-rules">
              {rules.map((rule, at) => (
                <Row key={rule.id} rule={rule} at={at} of={rules.length} onOpen={() => setOpen(rule)} onRemoved={setRemoved} />
              ))}
            </ol>
          )
        }
      </Loaded>
      {open && <RuleDrawer key={open === 'new' ? 'new' : open.id} rule={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </div>
  );
}

interface RowProps {
  readonly rule: Rule;
  readonly at: number;
  readonly of: number;
  readonly onOpen: () => void;
  readonly onRemoved: (rule: Rule) => void;
}

function Row({ rule, at, of, onOpen, onRemoved }: RowProps) {
  const mayChange = useFeature('manage_members');
  const params = { id: String(rule.id) };
  const save = useAction<{ enabled?: boolean; position?: number }, unknown>({
    run: (body) => api.updateRule({ params, body, ifMatch: versionTag('rule', rule.id, rule.version) }),
    invalidates: [keys.rules],
  });
  const remove = useAction<undefined, unknown>({
    run: () => api.deleteRule({ params, ifMatch: versionTag('rule', rule.id, rule.version) }),
    invalidates: [keys.rules],
    onSuccess: () => onRemoved(rule),
  });
  return (
    <li className="mm-rule" data-off={!rule.enabled || undefined}>
      <span className="mm-rule-number" aria-hidden="true">
        {at + 1}
      </span>
      <button type="button" className="bf-bare-button mm-rule-words" disabled={!mayChange} onClick={onOpen}>
        <strong>{rule.name}</strong>
        <span className="bf-soft">
          {OBJECTS[rule.object]} · {STRATEGIES[rule.strategy].label}
        </span>
      </button>
      {mayChange && (
        <span className="mm-line-actions">
          <Button
            type="text"
            size="small"
            aria-label={`Ask ${rule.name} earlier`}
            disabled={at === 0 || save.busy}
            icon={<Icon name="chevron-up" size={16} />}
            onClick={() => save.go({ position: at - 1 })}
          />
          <Button
            type="text"
            size="small"
            aria-label={`Ask ${rule.name} later`}
            disabled={at === of - 1 || save.busy}
            icon={<Icon name="chevron-down" size={16} />}
            onClick={() => save.go({ position: at + 1 })}
          />
          <Button
            type="text"
            size="small"
            aria-label={`Delete ${rule.name}`}
            loading={remove.busy}
            icon={<Icon name="trash" size={16} />}
            onClick={() => remove.go(undefined)}
          />
          <Switch
            size="small"
            checked={rule.enabled}
            loading={save.busy}
            aria-label={`${rule.name}: ${rule.enabled ? 'on' : 'off'}`}
            onChange={(enabled) => save.go({ enabled })}
          />
        </span>
      )}
    </li>
  );
}
