describe('styles written into a page of a unit test', () => {
  afterEach(() => {
    document.head.replaceChildren();
    document.body.replaceChildren();
  });

  const TEXT =
    '.away{color:red;display:none;}.loud{color:red;}.still:hover{pointer-events:none}@media screen{.loud{margin:0}.pale{opacity:0}}';

  it('keep what says whether something is seen or may be pressed, and nothing else', () => {
    const style = document.createElement('style');
    style.innerHTML = TEXT;
    document.head.append(style);
    document.body.innerHTML = '<p class="away"></p><p class="loud"></p>';
    const [away, loud] = [...document.querySelectorAll('p')].map((element) => getComputedStyle(element));
    expect([away?.display, loud?.display]).toEqual(['none', 'block']);
    expect(style.textContent).toBe('.away{color:red;display:none;}.still:hover{pointer-events:none}@media screen{.pale{opacity:0}}');
  });

  it('read as they were written, for whoever compares', () => {
    const style = document.createElement('style');
    expect(style.innerHTML).toBe('');
    style.innerHTML = TEXT;
    expect(style.innerHTML).toBe(TEXT);
  });
});
