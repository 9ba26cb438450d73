import type { SkillMatrix } from '@butterfly/contracts/manage_members';
import { DateText, Icon } from '@butterfly/ui-kit';
import { certificateState } from './certificate';

/** Certificates that have run out or soon will; nothing when all is well. */
export function Expiring({ matrix: { levels, members, skills, today } }: { matrix: SkillMatrix }) {
  const soon = levels
    .filter(({ certified_until: until }) => certificateState(until, today) !== 'fine')
    .sort((a, b) => (a.certified_until ?? '').localeCompare(b.certified_until ?? ''));
  if (soon.length === 0) return null;
  return (
    <section className="mm-warning" aria-label="Certificates">
      <Icon name="warning" size={16} />
      <ul className="mm-plain">
        {soon.slice(0, 6).map(({ member_id: member, skill_id: skill, certified_until: until }) => (
          <li key={`${member}-${skill}`}>
            {members.find(({ id }) => id === member)?.name}: {skills.find(({ id }) => id === skill)?.name}{' '}
            {certificateState(until, today) === 'over' ? 'ran out' : 'runs out'} {until && <DateText value={until} />}
          </li>
        ))}
        {soon.length > 6 && <li className="bf-soft">and {soon.length - 6} more</li>}
      </ul>
    </section>
  );
}
