// What the light host provides as 'react-router-dom': links and parameters, without the data router of the shell. A page of clients
// that imports another name is answered by the shell; add the name here to have it answered by the light host.
export {
  BrowserRouter,
  generatePath,
  Link,
  MemoryRouter,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
