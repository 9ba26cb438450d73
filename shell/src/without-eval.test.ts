it('makes schemas that a plugin brings along work without code made of text, which the policy of pages forbids', async () => {
  const made = jest.spyOn(globalThis, 'Function');
  await import('./without-eval');
  const { assetImport } = await import('@butterfly/contracts/moodboard');
  expect(assetImport.safeParse({ url: 'https://flowers.example/rose.jpg' }).success).toBe(true);
  expect(made).not.toHaveBeenCalled();
});
