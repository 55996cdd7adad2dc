import { remotePreset } from 'tooling/webpack/remote-preset';

export default remotePreset(import.meta.url);
