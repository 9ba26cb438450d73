/** The address of a demo couple's portal, as its team hands it out. */
export async function portalLink(suite: {
  readonly url: string;
  signIn(email: string): Promise<{ name: string; value: string }[]>;
}): Promise<string> {
  const cookie = (await suite.signIn('admin@fern-thistle.example')).map(({ name, value }) => `${name}=${value}`).join('; ');
  const read = async <T>(path: string): Promise<T> => {
    const answer = await fetch(suite.url + path, { headers: { cookie } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return (await answer.json()) as T;
  };
  const { results } = await read<{ results: { project_id: number }[] }>('/api/client_portal/portals/');
  const project = results[0]?.project_id;
  const { people } = await read<{ people: { id: number }[] }>(`/api/client_portal/settings/${project}/`);
  const { path } = await read<{ path: string }>(`/api/client_portal/settings/${project}/people/${people[0]?.id}/link/`);
  return path;
}
