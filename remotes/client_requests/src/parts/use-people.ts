import type { MembersSource } from '@butterfly/record-kit/members';
import { api } from '../client_requests.client';

/** Colleagues who may look after a request. */
export const people: MembersSource = { list: (signal) => api.listPeople({ signal }) };
