import { AddressBook } from './address-book';

export function Page() {
  return <AddressBook />;
}
