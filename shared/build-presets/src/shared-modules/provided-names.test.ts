import { checkRouterImports, routerNames } from './provided-names';

describe('imports from the router', () => {
  it('pass when the shell provides every name', () => {
    expect(() => checkRouterImports('import { Link, useParams as params } from "react-router-dom";', routerNames())).not.toThrow();
  });

  it('of a name the shell does not provide stop the build and say where to add it', () => {
    expect(() => checkRouterImports('import { Link, useFetcher } from "react-router-dom";', routerNames())).toThrow(
      /provides no useFetcher.*provided\/react-router-dom\.ts/,
    );
  });

  it('of everything are refused', () => {
    expect(() => checkRouterImports('import * as router from "react-router-dom";', routerNames())).toThrow(/provides no/);
  });
});
