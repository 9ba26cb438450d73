import type { Availability, MemberSkill } from '@butterfly/contracts/manage_members';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import { absenceAt, wallClock, type WallClock } from '../availability/available-at';
import { availabilityOf } from '../availability/repository';
import { ownedProjects } from '../members/owned-projects';
import { EMPTY_PROFILE, profiles } from '../members/repository';
import { levelsOf, skillsOf } from '../skills/repository';
import type { CandidateFacts } from './judge';
import { lastAssignments } from './repository';

type Member = Omit<CandidateFacts, 'lastAssignedAt' | 'open'>;

interface Known {
  readonly members: readonly Member[];
  /** Open projects per member. */
  readonly open: Map<number, number>;
  /** When a member was given something last. */
  readonly last: Map<number, string>;
  readonly skillNames: ReadonlyMap<number, string>;
}

/** Something that was given to a member, and who had it before. */
interface Given {
  readonly object: string;
  readonly memberId: number;
  readonly before: number | null;
  readonly at: Date;
}

/** What rules ask of the members, read once however many things come in: what one member is given counts for the next choice. */
export class MembersNow {
  private constructor(private readonly known: Known) {}

  static async read(db: Db, { platform, at }: { platform: Pick<Platform, 'api' | 'fillers'>; at: Date }): Promise<MembersNow> {
    const identity = platform.api('auth_and_admin');
    const [tenant, people, skills, levels, profileOf, availability, open, last] = await Promise.all([
      identity.tenant(db),
      identity.members(db),
      skillsOf(db),
      levelsOf(db),
      profiles(db),
      availabilityOf(db, null),
      ownedProjects(db, platform),
      lastAssignments(db),
    ]);
    const clock = wallClock(at, tenant.tz);
    const members = people.map(({ member_id: memberId, display_name: name }) => ({
      memberId,
      name,
      capacity: (profileOf.get(memberId) ?? EMPTY_PROFILE).capacity,
      levels: levelsAt(levels, { memberId, day: clock.day }),
      absence: absenceOf(availability, { memberId, clock }),
    }));
    return new MembersNow({
      members,
      open: new Map(open),
      last: new Map(last),
      skillNames: new Map(skills.map(({ id, name }) => [id, name])),
    });
  }

  get skillNames(): ReadonlyMap<number, string> {
    return this.known.skillNames;
  }

  /** `hours`: whether who does not work now is passed over. */
  facts({ hours }: { hours: boolean }): CandidateFacts[] {
    const { members, open, last } = this.known;
    return members.map((member) => ({
      ...member,
      absence: hours ? member.absence : null,
      open: open.get(member.memberId) ?? 0,
      lastAssignedAt: last.get(member.memberId) ?? null,
    }));
  }

  given({ object, memberId, before, at }: Given): void {
    this.known.last.set(memberId, at.toISOString());
    if (object !== 'project') return;
    this.countOpen(memberId, 1);
    if (before !== null) this.countOpen(before, -1);
  }

  private countOpen(memberId: number, change: number): void {
    this.known.open.set(memberId, (this.known.open.get(memberId) ?? 0) + change);
  }
}

/** A certificate that has run out counts as no skill. */
function levelsAt(levels: readonly MemberSkill[], { memberId, day }: { memberId: number; day: string }): ReadonlyMap<number, number> {
  const held = levels.filter((one) => one.member_id === memberId && (one.certified_until === null || one.certified_until >= day));
  return new Map(held.map((one) => [one.skill_id, one.level]));
}

function absenceOf(availability: readonly Availability[], { memberId, clock }: { memberId: number; clock: WallClock }): string | null {
  return absenceAt(
    availability.filter((entry) => entry.member_id === memberId),
    clock,
  );
}
