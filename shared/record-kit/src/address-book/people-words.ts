/** How what is known of a person is written. */
export interface PeopleWords {
  readonly kinds: Readonly<Record<string, string>>;
  readonly consentEmail: Readonly<Record<string, string>>;
  readonly consentSms: Readonly<Record<string, string>>;
}
