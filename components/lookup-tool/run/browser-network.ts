import type { Network } from '@/components/measures/call-api'

export const browserNetwork: Network = {
  fetch: (address, init) => fetch(address, init),
  isOnline: () => navigator.onLine,
}
