// What the light host provides as '@tanstack/react-query': what pages of clients take. The package itself, under the name the build gives
// it, since its own name is the share that this file is. A page that imports another name is answered by the shell; see light-modules.ts.
export { keepPreviousData, QueryClient, QueryClientProvider, useMutation, useQuery, useQueryClient } from 'react-query-itself';
