import type { MemberSkill, Skill, SkillMatrix } from '@butterfly/contracts/manage_members';
import { useFeature } from '@butterfly/plugin-sdk/react';
import { Popover } from 'antd';
import { useState } from 'react';
import { certificateState } from './certificate';
import { LevelEditor } from './level-editor';
import { LEVELS } from './levels';

/** Rows are people, columns are skills; a cell opens its level. */
export function Heatmap({ matrix: { members, skills, levels, today }, onEdit }: { matrix: SkillMatrix; onEdit: (skill: Skill) => void }) {
  const mayChange = useFeature('manage_members');
  const known = new Map(levels.map((level) => [`${level.member_id}-${level.skill_id}`, level]));
  return (
    <div className="mm-table-frame mm-heat-frame">
      <table className="mm-heat">
        <thead>
          <tr>
            <th scope="col">Member</th>
            {skills.map((skill) => (
              <th key={skill.id} scope="col">
                <button
                  type="button"
                  className="bf-bare-button mm-skill-name"
                  disabled={!mayChange}
                  onClick={() => onEdit(skill)}
                  title="Change this skill"
                >
                  {skill.name}
                  {skill.certificate_required && <span className="bf-soft"> certified</span>}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {members.map(({ id, name, title }) => (
            <tr key={id}>
              <th scope="row">
                <span>{name}</span>
                <span className="bf-soft">{title}</span>
              </th>
              {skills.map((skill) => (
                <Cell key={skill.id} who={{ id, name }} skill={skill} level={known.get(`${id}-${skill.id}`)} today={today} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  readonly who: { readonly id: number; readonly name: string };
  readonly skill: Skill;
  readonly level: MemberSkill | undefined;
  readonly today: string;
}

function Cell({ who, skill, level, today }: CellProps) {
  const [open, setOpen] = useState(false);
  const mayChange = useFeature('manage_members');
  const value = level?.level ?? 0;
  const certificate = certificateState(level?.certified_until ?? null, today);
  const words = `${who.name}, ${skill.name}: ${value === 0 ? 'cannot yet' : `${value} of 5, ${LEVELS[value]?.toLowerCase()}`}${certificate === 'over' ? ', certificate ran out' : ''}`;
  return (
    <td>
      <Popover
        open={open}
        onOpenChange={(wanted) => setOpen(wanted && mayChange)}
        trigger="click"
        destroyOnHidden
        title={`${who.name} · ${skill.name}`}
        content={<LevelEditor memberId={who.id} skill={skill} level={level} onDone={() => setOpen(false)} />}
      >
        <button
          type="button"
          className="mm-cell"
          disabled={!mayChange}
          data-level={value}
          data-certificate={certificate}
          aria-label={words}
          aria-haspopup="dialog"
        >
          {value === 0 ? '·' : value}
          {certificate !== 'fine' && (
            <span aria-hidden="true" className="mm-cell-mark">
              !
            </span>
          )}
        </button>
      </Popover>
    </td>
  );
}
