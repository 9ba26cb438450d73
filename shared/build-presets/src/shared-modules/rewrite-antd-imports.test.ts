import { rewriteAntdImports } from './rewrite-antd-imports';

const rules = {
  groups: new Map([
    ['Button', 'base'],
    ['Tag', 'base'],
    ['Table', 'data'],
  ]),
  keyOf: (group: string) => `ui/${group}`,
};

describe('imports from antd', () => {
  it('go to the group of each name, aliases kept', () => {
    const source = 'import { Button, Table as Rows, Tag } from "antd";\nrun();';
    expect(rewriteAntdImports(source, rules)).toBe(
      'import { Button, Tag } from "ui/base"; import { Table as Rows } from "ui/data";\nrun();',
    );
  });

  it('that are re-exports are rewritten as well', () => {
    expect(rewriteAntdImports("export { Tag } from 'antd';", rules)).toBe('export { Tag } from "ui/base";');
  });

  it('of a name in no group stop the build and say where to add it', () => {
    expect(() => rewriteAntdImports('import { Masonry } from "antd";', rules)).toThrow(
      /"Masonry" belongs to no shared group.*shared\/ui-kit\/src\/antd\//,
    );
  });

  it.each(['import antd from "antd";', 'import * as antd from "antd";'])('of the whole library are refused: %s', (source) => {
    expect(() => rewriteAntdImports(source, rules)).toThrow(/would load the whole library/);
  });

  it('of inner files are refused, since they would be a second copy', () => {
    expect(() => rewriteAntdImports('import Button from "antd/es/button";', rules)).toThrow(/second copy/);
  });

  it('leaves text that only mentions antd alone', () => {
    const source = 'const text = "import { X } from antd";';
    expect(rewriteAntdImports(source, rules)).toBe(source);
  });
});
