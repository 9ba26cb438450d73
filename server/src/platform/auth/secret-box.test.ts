import { createSecretBox } from './secret-box';

describe('a box for credentials', () => {
  const box = createSecretBox('a-secret-of-the-tests-32-characters-long', 'test');

  it('opens for its owner, and never seals twice alike', () => {
    const [one, two] = [box.seal('1', 'top secret'), box.seal('1', 'top secret')];
    expect([box.open('1', one), box.open('1', two), one === two]).toEqual(['top secret', 'top secret', false]);
    expect(Buffer.from(one, 'base64').toString('latin1')).not.toContain('secret');
  });

  it('stays closed for another owner, purpose or installation, and when it was changed', () => {
    const sealed = box.seal('1', 'top secret');
    const changed = Buffer.from(sealed, 'base64');
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    const others = [
      createSecretBox('a-secret-of-the-tests-32-characters-long', 'other'),
      createSecretBox('another-secret-of-32-characters-and-more', 'test'),
    ];
    expect([
      box.open('2', sealed),
      box.open('1', changed.toString('base64')),
      box.open('1', 'AAAA'),
      ...others.map((other) => other.open('1', sealed)),
    ]).toEqual([null, null, null, null, null]);
  });
});
