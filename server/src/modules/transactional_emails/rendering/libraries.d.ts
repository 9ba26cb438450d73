declare module 'mjml' {
  interface MjmlOptions {
    readonly fonts?: Readonly<Record<string, string>>;
    readonly ignoreIncludes?: boolean;
    readonly keepComments?: boolean;
    readonly validationLevel?: 'skip' | 'soft' | 'strict';
  }
  interface MjmlResult {
    readonly html: string;
    readonly errors: readonly { readonly line: number; readonly message: string; readonly tagName: string }[];
  }
  const mjml2html: (mjml: string, options?: MjmlOptions) => Promise<MjmlResult>;
  export { mjml2html as default };
}

declare module 'html-to-text' {
  interface Selector {
    readonly selector: string;
    readonly format?: string;
    readonly options?: Readonly<Record<string, unknown>>;
  }
  export function convert(html: string, options: { readonly wordwrap: false | number; readonly selectors: readonly Selector[] }): string;
}
