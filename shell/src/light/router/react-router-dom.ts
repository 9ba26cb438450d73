// What the light host provides as 'react-router-dom': links, parameters and the address, as pages of clients take them; 11 KB (br) less than
// the whole. A page of clients that imports another name is answered by the shell; write it here to have it answered by the light host.
export { Link, useHref, useLocation, useNavigate, useParams, useSearchParams } from './router';
