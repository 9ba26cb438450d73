// Form with its labels and checks, and the larger inputs. One shared module; see antd-groups.ts of the build presets.
export { default as Form } from 'antd/es/form';
export { default as InputNumber } from 'antd/es/input-number';
export { default as Rate } from 'antd/es/rate';
export { default as Slider } from 'antd/es/slider';
export { default as Upload } from 'antd/es/upload';
