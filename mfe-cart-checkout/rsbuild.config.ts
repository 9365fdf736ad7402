import { remoteConfig } from 'build-preset/remote';

export default remoteConfig(import.meta.dirname);
