/** What every page knows of a person it names. Somebody without a name is called by the address. */
export interface NamedPerson {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
}
