import type { RequiredSkill, Skill } from '@butterfly/contracts/manage_members';
import { Icon } from '@butterfly/ui-kit';
import { Button, Select } from 'antd';

interface RequiredSkillsProps {
  readonly skills: readonly Skill[];
  readonly value: readonly RequiredSkill[];
  readonly onChange: (value: RequiredSkill[]) => void;
}

const WEIGHTS = [1, 2, 3, 4, 5].map((value) => ({ value, label: value === 1 ? 'counts once' : `counts ${value}×` }));
const LEVELS = [1, 2, 3, 4, 5].map((value) => ({ value, label: `at least ${value}` }));

/** What somebody must be able to do, how well at least, and how much it counts. */
export function RequiredSkills({ skills, value, onChange }: RequiredSkillsProps) {
  const free = skills.filter(({ id }) => !value.some((one) => one.skill_id === id));
  const change = (skill: number, part: Partial<RequiredSkill>) =>
    onChange(value.map((one) => (one.skill_id === skill ? { ...one, ...part } : one)));
  return (
    <fieldset className="mm-fieldset">
      <legend>Skills they must have</legend>
      <ul className="mm-lines">
        {value.map(({ skill_id: id, min_level: level, weight }) => {
          const name = skills.find((skill) => skill.id === id)?.name ?? 'A skill that was put away';
          return (
            <li key={id}>
              <span>{name}</span>
              <span className="mm-line-actions">
                <Select
                  size="small"
                  aria-label={`Least level of ${name}`}
                  value={level}
                  options={LEVELS}
                  onChange={(min_level) => change(id, { min_level })}
                />
                <Select
                  size="small"
                  aria-label={`Weight of ${name}`}
                  value={weight}
                  options={WEIGHTS}
                  onChange={(picked) => change(id, { weight: picked })}
                />
                <Button
                  size="small"
                  type="text"
                  aria-label={`Leave ${name} out`}
                  icon={<Icon name="close" size={16} />}
                  onClick={() => onChange(value.filter((one) => one.skill_id !== id))}
                />
              </span>
            </li>
          );
        })}
      </ul>
      {free.length > 0 && (
        <Select
          className="bf-wide"
          aria-label="Add a skill"
          placeholder="Add a skill"
          value={null}
          showSearch
          optionFilterProp="label"
          options={free.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id: number | null) => id !== null && onChange([...value, { skill_id: id, min_level: 3, weight: 1 }])}
        />
      )}
    </fieldset>
  );
}
