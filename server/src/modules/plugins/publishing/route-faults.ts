import type { PluginManifest } from '@butterfly/contracts/plugins';
import { shellRoutes } from '../catalogue/catalogue.data';
import { shapeOf } from '../resolution/resolve';
import { duplicates } from '@butterfly/contracts/core';

/** Somebody whose addresses nobody else may claim. */
export interface RouteOwner {
  readonly id: string;
  readonly paths: readonly string[];
}

/** First words of addresses that are the shell's and the server's, with all that lies below. */
const RESERVED: ReadonlySet<string> = new Set([...shellRoutes.map(({ path }) => wordsOf(path)[0] ?? ''), 'api', 'media', 'r', 'ws']);

/** What speaks against the addresses a manifest claims. Judged by words and without case: a person reads `/Login` as `/login`. */
export function routeFaults({ id, contributes: { routes } }: PluginManifest, owners: readonly RouteOwner[]): string[] {
  const others = owners.filter((owner) => owner.id !== id);
  // What the product gives a plugin is its own, wherever it lies.
  const given = new Set(owners.filter((owner) => owner.id === id).flatMap(({ paths }) => paths));
  const shapes = routes.map(({ path }) => shapeOf(path).toLowerCase());
  return [
    ...duplicates(shapes).map((shape) => `the route ${shape} is declared twice`),
    ...routes.flatMap(({ path }) => faultOf(path, others, given.has(path)) ?? []),
  ];
}

function faultOf(path: string, others: readonly RouteOwner[], isGiven: boolean): string | undefined {
  const words = wordsOf(path);
  const first = words[0] ?? '';
  if (RESERVED.has(first)) return `the route ${path} belongs to the shell`;
  if (isParameter(first)) return `the route ${path} begins with a parameter: it would take the addresses of others`;
  if (isGiven) return undefined;
  const owner = others.find(({ id, paths }) => first === id || paths.some((taken) => meet(words, wordsOf(taken))));
  return owner && `the route ${path} belongs to ${owner.id}`;
}

/** Is there an address that both patterns match? */
function meet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, at) => isParameter(word) || isParameter(b[at] ?? '') || word === b[at]);
}

function isParameter(word: string): boolean {
  return word.startsWith(':');
}

function wordsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}
