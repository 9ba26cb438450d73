/** Addresses of one record that a test of its own makes first. `every-page.spec.ts` leaves them to it. */
export const ELSEWHERE: readonly string[] = [
  // tenant_crm/people.spec: an import that has been read.
  '/tenant_crm/import/:id',
  // manage_members/manage_members.spec: an invitation whose link has been sent.
  '/manage_members/invite/:token',
];
