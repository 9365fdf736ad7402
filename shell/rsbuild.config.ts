import { shellConfig } from 'build-preset/shell';

export default shellConfig(import.meta.dirname);
