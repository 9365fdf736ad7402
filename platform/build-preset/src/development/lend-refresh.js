// The first module of a shell or harness under development, before React DOM: it provides one refresh runtime for all builds on the page.
import * as runtime from 'react-refresh/runtime';

globalThis.__SHOP_REFRESH__ = runtime;
