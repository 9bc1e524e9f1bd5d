import { useCallback } from 'react'
import { useAddress } from './address.ts'
import type { AddressWord } from './address-search.ts'

/** One word of the address: what is open can be shared, and Back closes it. */
export function useAddressParam(name: AddressWord): [string | null, (value: string | null) => void] {
  const { search, look } = useAddress()
  const set = useCallback(
    (value: string | null) => look((before) => ({ ...before, [name]: value ?? undefined }), { keepScroll: true }),
    [look, name],
  )
  return [search[name] ?? null, set]
}
