/**
 * The part of the router that the portal uses: one shared copy, so that a link of a remote moves the shell.
 * The data router is left out on purpose; it weighs 15 kB that no screen needs.
 */
export {
  BrowserRouter,
  generatePath,
  Link,
  type LinkProps,
  type Location,
  MemoryRouter,
  matchPath,
  Navigate,
  NavLink,
  type NavLinkProps,
  Outlet,
  Route,
  Routes,
  type To,
  useHref,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
