// Lists that open and are picked from; tables need all of it. One shared module; see antd-groups.ts of the build presets.
export { default as AutoComplete } from 'antd/es/auto-complete';
export { default as Breadcrumb } from 'antd/es/breadcrumb';
export { default as Card } from 'antd/es/card';
export { default as Dropdown } from 'antd/es/dropdown';
export { default as Menu } from 'antd/es/menu';
export { default as Pagination } from 'antd/es/pagination';
export { default as Select } from 'antd/es/select';
export { default as Tabs } from 'antd/es/tabs';
