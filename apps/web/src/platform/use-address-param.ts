import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

/** One word of the address: what is open can be shared, and Back closes it. */
export function useAddressParam(name: string): [string | null, (value: string | null) => void] {
  const search = useSearch({ strict: false }) as Record<string, string | undefined>
  const navigate = useNavigate()
  const set = useCallback(
    (value: string | null) =>
      void navigate({
        to: '.',
        search: ((before: Record<string, string>) => ({ ...before, [name]: value ?? undefined })) as never,
        resetScroll: false,
      }),
    [navigate, name],
  )
  return [search[name] ?? null, set]
}
