// Rows and trees. One shared module; see antd-groups.ts of the build presets.
export { default as List } from 'antd/es/list';
export { default as Table } from 'antd/es/table';
export { default as Tree } from 'antd/es/tree';
