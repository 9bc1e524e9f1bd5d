import { useEffect, useEffectEvent, useState } from 'react'
import type { WeightKey } from '#platform/values/typed-weight.ts'
import { type KeyAhead, nextTurn, pressAhead, typeBoatNumber } from './typed-ahead.ts'
import type { SavePhase } from './use-saving.ts'

type Ahead = { from: string | null; keys: readonly KeyAhead[] }
type Station = {
  /** The bag on the scale; null while the next boat is looked for. */
  bag: string | null
  phase: SavePhase
  /** Enter behind a number; true when the bag of that boat is on the scale now. */
  onBoat: (digits: string) => boolean
  onKey: (key: WeightKey) => void
}

const NOTHING: Ahead = { from: null, keys: [] }

/** Keys pressed while a bag is being saved go to the next boat: its number first, behind Enter its weight. */
export function useTypedAhead({ bag, phase, onBoat, onKey }: Station) {
  const [ahead, setAhead] = useState(NOTHING)
  const turn = nextTurn(ahead.keys)
  const digits = turn.keys.reduce(typeBoatNumber, '')
  const callBoat = useEffectEvent(() => {
    const isOnScale = turn.enter && onBoat(digits)
    setAhead(isOnScale ? { ...ahead, keys: turn.rest } : NOTHING)
  })
  const typeOn = useEffectEvent(() => {
    // Saving needs eyes: what was typed ahead stands there, and Enter is pressed again. In a bag that came back to be
    // changed, the number of the next boat has no place.
    if (bag !== ahead.from) for (const key of turn.keys) onKey(key)
    setAhead(NOTHING)
  })
  const isEmpty = ahead.keys.length === 0
  useEffect(() => {
    if (isEmpty) return
    if (bag === null) callBoat()
    else if (phase === 'typing') typeOn()
  }, [bag, phase, isEmpty])
  return {
    /** What is known of the next boat's number. */
    digits,
    press: (key: KeyAhead) => setAhead((before) => ({ from: bag, keys: pressAhead(before.keys, key) })),
  }
}
