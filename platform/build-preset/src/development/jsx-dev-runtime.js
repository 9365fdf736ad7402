// In place of emotion's in a remote under development: the shell shares the one for production, which React's development build checks as well.
import { Fragment, jsx, jsxs } from '@emotion/react/jsx-runtime';

const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);

export { Fragment, jsxDEV };
