import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Long, because screens are slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
