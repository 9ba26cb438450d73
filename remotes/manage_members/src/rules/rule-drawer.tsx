import type { NewRule, Rule } from '@butterfly/contracts/manage_members';
import { errorMessage, versionTag } from '@butterfly/plugin-sdk';
import { useAction } from '@butterfly/plugin-sdk/react';
import { Field } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Drawer, Input, Radio, Select } from 'antd';
import { useState } from 'react';
import { api, keys } from '../members.client';
import { RequiredSkills } from './required-skills';
import { bodyOf, EMPTY_RULE } from './rule-body';
import { RuleTest } from './rule-test';
import { OBJECTS, STRATEGIES } from './rule-labels';

/** A rule with "test this rule" beside it, before it is saved. */
export function RuleDrawer({ rule, onClose }: { rule: Rule | null; onClose: () => void }) {
  const [draft, setDraft] = useState<NewRule>(rule ? bodyOf(rule) : EMPTY_RULE);
  const set = (part: Partial<NewRule>) => setDraft({ ...draft, ...part });
  const matrix = useQuery({ queryKey: keys.matrix, queryFn: async ({ signal }) => (await api.readMatrix({ signal })).data });
  const save = useAction<undefined, unknown>({
    run: async () =>
      rule
        ? api.updateRule({ params: { id: String(rule.id) }, body: draft, ifMatch: versionTag('rule', rule.id, rule.version) })
        : api.createRule({ body: draft }),
    invalidates: [keys.rules],
    successMessage: () => `${draft.name} is saved`,
    onSuccess: onClose,
  });
  const people = (matrix.data?.members ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const fixed = draft.strategy === 'fixed';
  return (
    <Drawer
      open
      size={600}
      onClose={onClose}
      className="mm-drawer"
      title={rule ? rule.name : 'New rule'}
      footer={
        <div className="mm-line-actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="primary"
            disabled={draft.name.trim() === '' || (fixed && draft.fallback_id === null)}
            loading={save.busy}
            onClick={() => save.go(undefined)}
          >
            Save rule
          </Button>
        </div>
      }
    >
      <div className="bf-form">
        {save.error !== null && (
          <p className="bf-field-error" role="alert">
            {errorMessage(save.error)}
          </p>
        )}
        <Field id="mm-rule-name" label="Name" errors={save.fields['name']}>
          <Input
            id="mm-rule-name"
            maxLength={80}
            placeholder="New weddings"
            value={draft.name}
            onChange={(event) => set({ name: event.target.value })}
          />
        </Field>
        <Field id="mm-rule-object" label="Decides about">
          <Select
            id="mm-rule-object"
            className="bf-wide"
            value={draft.object}
            onChange={(object) => set({ object })}
            options={Object.entries(OBJECTS).map(([value, label]) => ({ value: value as Rule['object'], label }))}
          />
        </Field>
        <fieldset className="mm-fieldset">
          <legend>How</legend>
          <Radio.Group
            className="mm-strategies"
            value={draft.strategy}
            onChange={(event) => set({ strategy: event.target.value as NewRule['strategy'] })}
          >
            {Object.entries(STRATEGIES).map(([value, { label, text }]) => (
              <Radio key={value} value={value}>
                <span className="mm-switch-words">
                  <span>{label}</span>
                  <span className="bf-soft">{text}</span>
                </span>
              </Radio>
            ))}
          </Radio.Group>
        </fieldset>
        {!fixed && (
          <Field id="mm-rule-people" label="Who may be chosen" errors={save.fields['candidates']}>
            <Select
              id="mm-rule-people"
              mode="multiple"
              className="bf-wide"
              optionFilterProp="label"
              placeholder="Everybody who is active"
              value={draft.candidates}
              onChange={(candidates) => set({ candidates })}
              options={people}
            />
          </Field>
        )}
        {!fixed && (
          <RequiredSkills
            skills={matrix.data?.skills ?? []}
            value={draft.required_skills}
            onChange={(required_skills) => set({ required_skills })}
          />
        )}
        {!fixed && (
          <Checkbox checked={draft.working_hours_only} onChange={(event) => set({ working_hours_only: event.target.checked })}>
            Only who is there at that moment
          </Checkbox>
        )}
        <Field id="mm-rule-fallback" label={fixed ? 'Who always gets it' : 'Who gets it when nobody fits'}>
          <Select
            id="mm-rule-fallback"
            allowClear
            className="bf-wide"
            showSearch
            optionFilterProp="label"
            placeholder={fixed ? 'Choose a member' : 'Nobody: the next rule is asked'}
            value={draft.fallback_id}
            onChange={(id?: number) => set({ fallback_id: id ?? null })}
            options={people}
          />
        </Field>
        <RuleTest rule={draft} />
      </div>
    </Drawer>
  );
}
