interface Wanted {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly count: number;
  /** Boards kept in the other way of the product's server, which belong to no project. */
  readonly isPlain?: boolean;
  /** The service knows no projects: a board stands for itself. */
  readonly isAlone?: boolean;
}

/** Makes boards of 1 MB each; the ids by which they are asked for. */
export async function makeBoards({ url, headers, count, isPlain = false, isAlone = false }: Wanted): Promise<number[]> {
  const post = async (path: string, body: object) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
    return ((await answer.json()) as { id: number }).id;
  };
  const ids: number[] = [];
  for (let board = 0; board < count; board += 1) {
    if (isPlain) ids.push(await post('/api/plain_boards/', { data }));
    else if (isAlone) ids.push(await post('/api/moodboard/', { data }));
    else {
      const project = await post('/api/tenant_crm/projects/', { name: `Board ${board}`, event_type: 'wedding' });
      await post('/api/moodboard/', { project, data });
      ids.push(project);
    }
  }
  return ids;
}

const elements = Array.from({ length: 2_200 }, (_, index) => ({
  id: `el-${index}`,
  type: 'note',
  x: index,
  y: index * 2,
  w: 200,
  h: 120,
  rot: 0,
  locked: false,
  props: { text: 'Garden roses, loose, ribbon in ivory. '.repeat(10), note: index },
}));
const data = { pages: [{ id: 'p1', name: 'Board', w: 1600, h: 1000, elements }] };
