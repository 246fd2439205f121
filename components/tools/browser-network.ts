import type { Network } from '@/components/lookups/call-api'

/** The network of the browser that the tool runs in. */
export const browserNetwork: Network = {
  fetch: (address, init) => fetch(address, init),
  isOnline: () => navigator.onLine,
}
