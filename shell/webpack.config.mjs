import { shellPreset } from 'tooling/build/shell-preset';

export default shellPreset(import.meta.url);
