import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine makes a screen slow, not wrong.
configure({ asyncUtilTimeout: 5_000 });
afterEach(cleanup);
