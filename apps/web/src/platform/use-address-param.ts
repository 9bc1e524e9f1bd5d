import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { AddressWord } from './address-search.ts'

/** One word of the address: what is open can be shared, and Back closes it. */
export function useAddressParam(name: AddressWord): [string | null, (value: string | null) => void] {
  const search = useSearch({ from: '__root__' })
  const navigate = useNavigate()
  const set = useCallback(
    (value: string | null) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, [name]: value ?? undefined }),
        resetScroll: false,
      }),
    [navigate, name],
  )
  return [search[name] ?? null, set]
}
