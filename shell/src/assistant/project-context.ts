/** The project the agent works in: the widget's own first, else that of the page, else none. */
export function projectContext(own: number | null | undefined, page: number | null): number | null {
  return own ?? page;
}
