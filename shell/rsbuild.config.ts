import { shellConfig } from 'build-preset/shell';
import { owner } from './src/owner.ts';

export default shellConfig(import.meta.dirname, owner);
