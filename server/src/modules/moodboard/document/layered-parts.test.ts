import { LayeredParts, type KeptParts } from './layered-parts';

const text = (parts: KeptParts, ids: readonly number[]) => ids.map((id) => parts.get(id));

describe('texts that lie over others', () => {
  const base = new Map(Array.from({ length: 300 }, (_, id) => [id, `"${id}"`]));

  it('show what has changed, what is new and what is gone, and leave the version before as it was', () => {
    const first = LayeredParts.over(base, { parts: new Map([[1, '"new"']]), gone: [2] });
    const second = LayeredParts.over(first, {
      parts: new Map([
        [2, '"back"'],
        [300, '"more"'],
      ]),
      gone: [3],
    });
    expect(text(base, [1, 2, 3, 300])).toEqual(['"1"', '"2"', '"3"', undefined]);
    expect(text(first, [1, 2, 3, 300])).toEqual(['"new"', undefined, '"3"', undefined]);
    expect(text(second, [1, 2, 3, 300])).toEqual(['"new"', '"back"', undefined, '"more"']);
  });

  it('stay right over as many changes as there are, each version by itself', () => {
    const versions: KeptParts[] = [base];
    const expected = new Map(base);
    for (let change = 0; change < 250; change += 1) {
      const [id, gone] = [(change * 37) % 300, (change * 53 + 1) % 300];
      versions.push(
        LayeredParts.over(versions.at(-1) ?? base, { parts: new Map([[id, `"v${change}"`]]), gone: gone === id ? [] : [gone] }),
      );
      if (gone !== id) expected.delete(gone);
      expected.set(id, `"v${change}"`);
    }
    const all = [...base.keys()];
    expect(text(versions.at(-1) ?? base, all)).toEqual(all.map((id) => expected.get(id)));
    expect(versions[1]?.get(1)).toBeUndefined();
    expect(versions[1]?.get(37)).toBe('"37"');
    expect(text(base, all)).toEqual(all.map((id) => `"${id}"`));
  });
});
