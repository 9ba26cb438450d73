import { Slot } from './slot';

// The assertions of this test are the expected compile errors: the type check fails when one of them is no error.
it('a slot that no contract declares does not compile, nor do other props than it has', () => {
  const right = [
    <Slot key="home" id="home_view.cards/v1" />,
    <Slot key="project" id="tenant_crm.project_panels/v1" props={{ projectId: 7 }} />,
  ];
  const wrong = [
    // @ts-expect-error [ts2322] -- no contract declares this slot
    () => <Slot id="tenant_crm.no_such/v1" />,
    // @ts-expect-error [ts2741] -- the slot hands over a project
    () => <Slot id="tenant_crm.project_panels/v1" />,
    // @ts-expect-error [ts2322] -- an id is a number
    () => <Slot id="tenant_crm.project_panels/v1" props={{ projectId: 'seven' }} />,
  ];
  expect([right, wrong].map(({ length }) => length)).toEqual([2, 3]);
});
