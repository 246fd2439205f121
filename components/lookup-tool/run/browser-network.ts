import type { Network } from '@/components/lookups/call-api'

export const browserNetwork: Network = {
  fetch: (address, init) => fetch(address, init),
  isOnline: () => navigator.onLine,
}
