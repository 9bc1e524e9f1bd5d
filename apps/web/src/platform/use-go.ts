import { useAddress } from './address.ts'

/** Goes to an address of the app, as a link would: `go('/director/tournaments/new?from=today')`. */
export const useGo = () => useAddress().go
