/**
 * The part of the router that the shop uses in the browser. Shared packages are not tree-shaken, so the shell shares this
 * file under the name `react-router-dom`, which saves about 40 KB on the wire. Sources import `react-router-dom` as usual;
 * an export that is not listed here is a type error. Tests and the server import other routers from `react-router`.
 */
export {
  BrowserRouter,
  Link,
  type LinkProps,
  type Location,
  matchPath,
  Navigate,
  NavigationType,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';
