import { shellPreset } from 'tooling/webpack/shell-preset';

export default shellPreset(import.meta.url);
