import { remotePreset } from 'tooling/build/remote-preset';

export default remotePreset(import.meta.url);
