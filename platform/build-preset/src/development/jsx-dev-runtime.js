// Replaces emotion's development JSX runtime in a remote: the shell shares the production one, and React's development build checks that too.
import { Fragment, jsx, jsxs } from '@emotion/react/jsx-runtime';

const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);

export { Fragment, jsxDEV };
