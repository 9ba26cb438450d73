export type { MembersSource, RecordMember } from './members-source';
export { memberName, memberOptions, useMembers } from './use-members';
