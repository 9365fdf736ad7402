import { remoteConfig } from 'delivery/build/remote';

export default remoteConfig(import.meta.dirname);
