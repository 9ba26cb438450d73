/** A form as a browser sends it: its bytes and its type with the boundary. */
export async function formOf(parts: Readonly<Record<string, string | File>>): Promise<{ body: Buffer; type: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.set(name, value);
  const request = new Response(form);
  return { body: Buffer.from(await request.arrayBuffer()), type: request.headers.get('content-type') ?? '' };
}
