import { isForPage, lettersAreOn } from '@ramplight/ui/values/letter-keys'
import { useEffect, useRef } from 'react'
import type { Href } from '#platform/href.ts'
import { useGo } from '#platform/use-go.ts'
import { GO_KEYS, letterReader } from './letter-keys.ts'
import type { PaletteItem } from './palette-items.ts'

/** `g t`, `c` and `?` in the whole portal, but not in a field, a menu or a list, and not under a dialog. */
export function useLetterKeys(places: readonly PaletteItem[], help: () => void): void {
  const go = useGo()
  const latest = useRef({ places, help })
  latest.current = { places, help }
  useEffect(() => {
    const read = letterReader()
    const press = (event: KeyboardEvent) => {
      if (!isForPage(event) || !lettersAreOn()) return
      const meaning = read(event.key)
      const { places, help } = latest.current
      const has = (href: string) => places.some((place) => place.href === href)
      if (meaning?.kind === 'help') help()
      const list = meaning?.kind === 'go' ? meaning.href : meaning?.kind === 'create' ? GO_KEYS.t : undefined
      if (!meaning) return
      event.preventDefault()
      if (list && has(list)) go((meaning.kind === 'create' ? `${list}/new` : list) as Href)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [go])
}
