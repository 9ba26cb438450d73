/** What somebody sends who wants everybody else to wait; built once, so that sending it costs the sender nothing. */
export interface HostileRequest {
  readonly method: 'GET' | 'PATCH' | 'POST';
  readonly url: string;
  readonly body?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

const json = (body: unknown) => Buffer.from(JSON.stringify(body));
const elements = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `e${at}`, x: at, y: at, props: { text: `Rose ${at}` } }));
const board = (count: number): HostileRequest => ({
  method: 'POST',
  url: '/api/moodboard/temp/',
  body: json({ temp_project_name: 'Large', data: { pages: [{ id: 'p', elements: elements(count) }] } }),
  headers: { prefer: 'return=minimal' },
});
const table = (text: string): HostileRequest => ({
  method: 'POST',
  url: '/api/tenant_crm/import/',
  body: json({ entity: 'contacts', file_name: 'people.csv', text }),
});

/** Boards, tables, patches and searches; `project` has a board. */
export function hostileRequests(project: number): readonly HostileRequest[] {
  const copies = [{ op: 'remove', path: '/text' }, ...Array.from({ length: 4_900 }, () => ({ op: 'copy', from: '', path: '/list/-' }))];
  return [
    board(9_000),
    board(100_000),
    table(`a,b\n${'"a'.repeat(1_000_000)}`),
    table('a\n'.repeat(1_000_000)),
    {
      method: 'PATCH',
      url: `/api/moodboard/${project}/patch/`,
      body: json({ patches: copies }),
      headers: { 'content-type': 'application/json-patch+json', 'if-match': '*' },
    },
    { method: 'GET', url: `/api/tenant_crm/contacts/?page_size=200&search=${'e'.repeat(100)}` },
    { method: 'GET', url: '/api/tenant_crm/projects/?page_size=200&search=a' },
    { method: 'GET', url: '/api/tenant_crm/contacts/export.csv/' },
  ];
}
