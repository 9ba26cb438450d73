import fs from 'node:fs';
import path from 'node:path';

const SERVER = path.join(import.meta.dirname, '..');

/** A quoted error code and the file it stands in, relative to the server's sources. */
export interface FoundCode {
  readonly code: string;
  readonly file: string;
}

/** Every code that is handed to `new AppError(…)` in the server's sources, also where a condition chooses between two. */
export function thrownCodes(): FoundCode[] {
  return sources().flatMap(({ file, text }) =>
    [...text.matchAll(/new AppError\(([^{},;\n]*)/g)].flatMap(([, first = '']) => literals(first).map((code) => ({ code, file }))),
  );
}

/** How many `new AppError(` there are whose code is not written out at the place. */
export function throwsWithoutLiteral(): string[] {
  return sources().flatMap(({ file, text }) =>
    [...text.matchAll(/new AppError\(([^{},;\n]*)/g)]
      .filter(([, first = '']) => literals(first).length === 0)
      .map(([whole]) => `${file}: ${whole}`),
  );
}

/** Codes that the platform answers without throwing them: by SQLSTATE, by the framework's status, by hand. */
export function codesOfPlatform(): FoundCode[] {
  return sources()
    .filter(({ file }) => file.startsWith('platform/') && file !== 'platform/http/openapi.ts')
    .flatMap(({ file, text }) => literals(text).map((code) => ({ code, file })));
}

/** Codes look like `not_found` or `moodboard.too_large`; operands of a comparison are none. */
function literals(text: string): string[] {
  const chosen = text.replace(/'[^']*'\s+in\s+\w+/g, '');
  return [...chosen.matchAll(/'([a-z][a-z0-9_]*(?:\.[a-z0-9_]+)?)'|\bcommonErrors\.([a-z_]+)/g)].flatMap(
    ([, quoted, named]) => quoted ?? named ?? [],
  );
}

function sources(): { file: string; text: string }[] {
  return fs
    .readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/(^|\/)(testing|proof|demo|bench)\//.test(file))
    .map((file) => ({ file, text: withoutComments(fs.readFileSync(path.join(SERVER, file), 'utf8')) }));
}

function withoutComments(text: string): string {
  // An address such as `/r/*` begins none.
  return text.replace(/(^|\s)\/\*[\s\S]*?\*\//g, '$1').replace(/^\s*\/\/.*$/gm, '');
}
