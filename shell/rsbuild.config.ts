import { shellConfig } from 'delivery/build/shell';

export default shellConfig(import.meta.dirname);
