import type { MemberSkill, Skill, SkillMatrix } from '@butterfly/contracts/manage_members';
import { useAction } from '@butterfly/plugin-sdk/react';
import { Field } from '@butterfly/ui-kit/record';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Input, Radio } from 'antd';
import { useState } from 'react';
import { api, keys } from '../members.client';
import { LEVELS } from './levels';

interface LevelEditorProps {
  readonly memberId: number;
  readonly skill: Skill;
  readonly level: MemberSkill | undefined;
  readonly onDone: () => void;
}

export function LevelEditor({ memberId, skill, level, onDone }: LevelEditorProps) {
  const cache = useQueryClient();
  const [value, setValue] = useState(level?.level ?? 0);
  const [until, setUntil] = useState(level?.certified_until ?? '');
  const save = useAction<undefined, { data: MemberSkill | null }>({
    run: () =>
      api.setMemberSkill({
        params: { member: String(memberId), skill: String(skill.id) },
        body: { level: value, certified_until: until || null },
      }),
    invalidates: [],
    onSuccess: ({ data }) => {
      cache.setQueryData<SkillMatrix>(
        keys.matrix,
        (all) =>
          all && {
            ...all,
            levels: [...all.levels.filter((one) => one.member_id !== memberId || one.skill_id !== skill.id), ...(data ? [data] : [])],
          },
      );
      onDone();
    },
  });
  return (
    <div className="mm-level">
      <Radio.Group
        className="mm-level-choices"
        aria-label="Level"
        value={value}
        onChange={(event) => setValue(event.target.value as number)}
        options={LEVELS.map((label, at) => ({ value: at, label: at === 0 ? label : `${at} ${label}` }))}
      />
      {(skill.certificate_required || until !== '') && value > 0 && (
        <Field id="mm-certified" label="Certified until" errors={save.fields['certified_until']}>
          <Input id="mm-certified" type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
        </Field>
      )}
      <div className="mm-line-actions">
        <Button onClick={onDone}>Cancel</Button>
        <Button type="primary" loading={save.busy} onClick={() => save.go(undefined)}>
          Save
        </Button>
      </div>
    </div>
  );
}
