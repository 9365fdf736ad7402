/**
 * What the shop uses of the router. Shared packages are not tree-shaken, so the shell shares this file under the name
 * `react-router-dom`: about 40 KB less on the wire. Sources import `react-router-dom` as usual; an export that is not
 * listed here is a type error.
 */
export {
  BrowserRouter,
  createPath,
  Link,
  type LinkProps,
  type Location,
  MemoryRouter,
  matchPath,
  Navigate,
  NavigationType,
  NavLink,
  type NavLinkProps,
  Outlet,
  Route,
  Routes,
  StaticRouter,
  type To,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';
