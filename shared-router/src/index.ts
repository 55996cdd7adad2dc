/**
 * The part of the router that the portal uses: one shared copy, so that a link of a remote moves the shell.
 * The data router is left out on purpose; it weighs 15 kB that no screen needs.
 */
export {
  type Location,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  type To,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { BrowserRouter } from './browser-router';
export { Link, type LinkProps } from './link';
export { useLocation } from './location';
export { type GoTo, useNavigate } from './navigate';
