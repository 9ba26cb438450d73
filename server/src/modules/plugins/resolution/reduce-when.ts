import { holds, type When, type WhenFacts } from '@butterfly/contracts/plugins';

/**
 * Decides what the server knows of a condition (user and tenant) and leaves what only the page knows (`ctx`, `route`,
 * `online`, and with `there` the plugins it has: a tab may have set some aside). True: always; false: never.
 */
export function reduceWhen(when: When | undefined, facts: Pick<WhenFacts, 'permissions' | 'flags'>): When | boolean {
  if (!when) return true;
  if ('all' in when) return reduceAll(when.all, facts);
  if ('any' in when) return reduceAny(when.any, facts);
  if ('not' in when) {
    const part = reduceWhen(when.not, facts);
    return typeof part === 'boolean' ? !part : { not: part };
  }
  if ('ctx' in when || 'route' in when || 'online' in when || 'there' in when) return when;
  return holds(when, facts);
}

function reduceAll(parts: readonly When[], facts: Pick<WhenFacts, 'permissions' | 'flags'>): When | boolean {
  const left = parts.map((part) => reduceWhen(part, facts)).filter((part) => part !== true);
  if (left.includes(false)) return false;
  return left.length === 0 ? true : { all: left as When[] };
}

function reduceAny(parts: readonly When[], facts: Pick<WhenFacts, 'permissions' | 'flags'>): When | boolean {
  const left = parts.map((part) => reduceWhen(part, facts)).filter((part) => part !== false);
  if (left.includes(true)) return true;
  return left.length === 0 ? false : { any: left as When[] };
}

/** Contributions this visitor may ever see, each with what is left of its condition. */
export function visible<T extends { readonly when?: When | undefined }>(
  items: readonly T[],
  facts: Pick<WhenFacts, 'permissions' | 'flags'>,
): T[] {
  return items.flatMap((item) => {
    const left = reduceWhen(item.when, facts);
    if (left === false) return [];
    const { when: _decided, ...rest } = item;
    return [(left === true ? rest : { ...rest, when: left }) as T];
  });
}
