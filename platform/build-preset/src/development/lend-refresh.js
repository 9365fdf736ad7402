// First module of a shell or a harness under development, before React DOM: the one refresh runtime of the page, for all builds on it.
import * as runtime from 'react-refresh/runtime';

globalThis.__SHOP_REFRESH__ = runtime;
