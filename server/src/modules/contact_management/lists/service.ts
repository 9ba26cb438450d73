import type { ContactList, ListPatch, NewList } from '@butterfly/contracts/contact_management';
import { AppError } from '../../../platform/http/app-error';
import type { Db } from '../../../platform/db/db';
import type { ContactsApi } from '../../tenant_crm/api';
import {
  allLists,
  findList,
  insertList,
  insertMembers,
  memberIds,
  removeList,
  removeMember,
  updateList,
  type StoredList,
} from './repository';

const MOST_LISTS = 100;
type Contacts = () => Pick<ContactsApi, 'count' | 'page'>;

/** The rules of lists. A smart list is whoever fits its filter when it is looked at. */
export class ListService {
  readonly #contacts: Contacts;

  constructor(contacts: Contacts) {
    this.#contacts = contacts;
  }

  async all(db: Db): Promise<ContactList[]> {
    const lists: ContactList[] = [];
    for (const list of await allLists(db)) lists.push(await this.#counted(db, list));
    return lists;
  }

  async create(db: Db, list: NewList): Promise<ContactList> {
    if ((await allLists(db)).length >= MOST_LISTS) throw new AppError('contact_management.too_many_lists');
    return this.#counted(db, await insertList(db, list));
  }

  async update(db: Db, { id, patch }: { id: number; patch: ListPatch }): Promise<ContactList> {
    const before = await requireList(db, id);
    const filter = before.kind === 'smart' ? patch.filter : undefined;
    return this.#counted(db, (await updateList(db, { id, name: patch.name, filter })) ?? before);
  }

  async remove(db: Db, id: number): Promise<void> {
    if (!(await removeList(db, id))) throw new AppError('not_found');
  }

  async add(db: Db, { id, contactIds }: { id: number; contactIds: readonly number[] }): Promise<ContactList> {
    const list = await requireStatic(db, id);
    // Ids of another business are not found and so not added.
    const { results } = await this.#contacts().page(db, {
      filter: { ids: contactIds },
      query: { ordering: 'id', page: 1, page_size: 200 },
    });
    await insertMembers(db, { listId: id, contactIds: results.map((contact) => contact.id) });
    return this.#counted(db, list);
  }

  async drop(db: Db, { id, contactId }: { id: number; contactId: number }): Promise<ContactList> {
    const list = await requireStatic(db, id);
    // Who sees few projects takes out only whom they see; a contact that is gone may be taken out by the others.
    if (db.rowScope !== 'all' && (await this.#contacts().count(db, { ids: [contactId] })) === 0) throw new AppError('not_found');
    await removeMember(db, { listId: id, contactId });
    return this.#counted(db, list);
  }

  /** What a list adds to the filter of the address book. */
  async filterOf(db: Db, id: number): Promise<Parameters<ContactsApi['count']>[1]> {
    return filterIn(db, await requireList(db, id));
  }

  /** Of a list as it was read: another person may have deleted it since. */
  async #counted(db: Db, list: StoredList): Promise<ContactList> {
    return { ...list, count: await this.#contacts().count(db, await filterIn(db, list)) };
  }
}

async function filterIn(db: Db, list: StoredList): Promise<Parameters<ContactsApi['count']>[1]> {
  return list.kind === 'smart' ? list.filter : { ids: await memberIds(db, list.id) };
}

async function requireList(db: Db, id: number): Promise<StoredList> {
  const list = await findList(db, id);
  if (!list) throw new AppError('not_found');
  return list;
}

async function requireStatic(db: Db, id: number): Promise<StoredList> {
  const list = await requireList(db, id);
  if (list.kind === 'smart') throw new AppError('contact_management.list_is_smart');
  return list;
}
