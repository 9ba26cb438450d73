// What the shell provides as 'react-router-dom': the whole router is 51 KB (br) before the first paint, this is 27 KB.
// An import of another name stops the build; add it here and release the shell before the plugin.
export {
  createBrowserRouter, createMemoryRouter, createRoutesFromElements, createSearchParams, generatePath, matchPath, matchRoutes, redirect,
  BrowserRouter, Link, MemoryRouter, Navigate, NavLink, Outlet, Route, Routes,
  isRouteErrorResponse, useBeforeUnload, useBlocker, useHref, useInRouterContext, useLocation, useMatch, useNavigate, useNavigationType,
  useOutletContext, useParams, useResolvedPath, useRouteError, useRoutes, useSearchParams, UNSAFE_LocationContext,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
