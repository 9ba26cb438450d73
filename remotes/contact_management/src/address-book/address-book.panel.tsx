import { AddressBook } from './address-book';

/** The same list at the address of the pipeline. */
export function Panel() {
  return <AddressBook />;
}
