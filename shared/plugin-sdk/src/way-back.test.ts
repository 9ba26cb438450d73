import { keepWayBack, keptWayBack } from './way-back';

beforeEach(() => sessionStorage.clear());

it('is kept in the tab, and leads nowhere but to a page of this site', () => {
  expect(keptWayBack()).toBeNull();
  keepWayBack({ path: '/portal/1-abc', label: 'Your portal' });
  expect(keptWayBack()).toEqual({ path: '/portal/1-abc', label: 'Your portal' });
  for (const path of ['https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example/', 'portal']) {
    keepWayBack({ path, label: 'Elsewhere' });
    expect(keptWayBack()).toBeNull();
  }
  sessionStorage.setItem('butterfly:way-back', '{"path":7');
  expect(keptWayBack()).toBeNull();
});
