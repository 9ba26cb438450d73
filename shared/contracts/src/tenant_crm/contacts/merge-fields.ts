/** Fields of a contact that may be chosen when two are merged, in the order they are shown. */
export const MERGE_FIELDS = [
  'first_name',
  'last_name',
  'email',
  'phone_e164',
  'organization_id',
  'kind',
  'address',
  'birthday',
  'preferred_channel',
  'locale',
  'consent_email',
  'consent_sms',
] as const;
