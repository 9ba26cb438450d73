interface Made {
  readonly call: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

const made = (base: string, body: unknown): string | undefined => {
  const id = idOf(body);
  return id === undefined ? undefined : `${base}${id}`;
};

const idOf = (body: unknown): number | undefined =>
  typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'number' ? body.id : undefined;

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : undefined;

/** Where a person sees what an action has made. */
const ADDRESSES: Readonly<Record<string, (made: Made) => string | undefined>> = {
  'tenant_crm.create_lead': ({ body }) => made(`/tenant_crm/leads/`, body),
  'tenant_crm.create_project': ({ body }) => made(`/tenant_crm/projects/`, body),
  'tenant_crm.mark_contacted': ({ call }) => `/tenant_crm/leads/${String(call['id'])}`,
  'tenant_crm.move_project': ({ call }) => `/tenant_crm/projects/${String(call['id'])}`,
  'tenant_crm.add_note': ({ call }) =>
    `/tenant_crm/${call['subject_type'] === 'lead' ? 'leads' : 'projects'}/${String(call['subject_id'])}`,
  'tenant_crm.qualify_lead': ({ call }) => `/tenant_crm/leads/${String(call['id'])}`,
  'tenant_crm.convert_lead': ({ body }) => made(`/tenant_crm/projects/`, { id: fieldOf(body, 'project_id') }),
  'project_view.change_event_time': ({ call }) => `/tenant_crm/projects/${String(call['projectId'])}`,
  'twilio_communications.send_text': () => '/twilio_communications',
  'project_view.add_task': ({ call }) => `/project_view/${String(call['projectId'])}`,
};

export function recordAddress(tool: string, made: Made): string | undefined {
  return ADDRESSES[tool]?.(made);
}
