// The first test of a run makes the template of its databases, which takes longer than others take.
/* global jest */
jest.setTimeout(240_000);
