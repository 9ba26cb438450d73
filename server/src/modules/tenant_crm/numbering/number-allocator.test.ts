import { NumberAllocator } from './number-allocator';

function numbering() {
  let last = 0;
  const sizes: number[] = [];
  const time = { now: 0 };
  const take = async (_tenant: number, size: number) => {
    sizes.push(size);
    await Promise.resolve();
    last += size;
    return last - size + 1;
  };
  return { allocator: new NumberAllocator(take, () => new Date(time.now)), sizes, time };
}

describe('project numbers', () => {
  it('are consecutive for a business that creates one project now and then', async () => {
    const { allocator, sizes, time } = numbering();
    const numbers: number[] = [];
    for (let i = 0; i < 4; i += 1) {
      numbers.push(await allocator.next(1));
      time.now += 5000;
    }
    expect(numbers).toEqual([1, 2, 3, 4]);
    expect(sizes).toEqual([1, 1, 1, 1]);
  });

  it('never repeat when 300 projects are created at once, and take few blocks', async () => {
    const { allocator, sizes } = numbering();
    const numbers = await Promise.all(Array.from({ length: 300 }, () => allocator.next(1)));
    expect(new Set(numbers).size).toBe(300);
    expect(sizes.length).toBeLessThan(12);
  });

  it('become single again when the business is quiet', async () => {
    const { allocator, sizes, time } = numbering();
    for (let i = 0; i < 7; i += 1) await allocator.next(1);
    time.now += 60_000;
    await allocator.next(1);
    expect(sizes).toEqual([1, 2, 4, 1]);
  });

  it('are asked for again after a failed attempt', async () => {
    let fail = true;
    const allocator = new NumberAllocator(
      async () => {
        if (fail) throw new Error('connection lost');
        return 1;
      },
      () => new Date(0),
    );
    await expect(allocator.next(1)).rejects.toThrow('connection lost');
    fail = false;
    await expect(allocator.next(1)).resolves.toBe(1);
  });
});
