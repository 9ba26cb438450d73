import { ClientHistory } from './client-history';
import { ClientRights } from './client-rights';

interface ClientPanelsProps {
  /** An address of the person, or their id. */
  readonly of: string;
  readonly name: string;
}

/** What this plugin knows of a person, on whichever record: what happened, and their rights. */
export function ClientPanels({ of, name }: ClientPanelsProps) {
  return (
    <>
      <ClientHistory email={of} />
      <ClientRights email={of} name={name} />
    </>
  );
}
