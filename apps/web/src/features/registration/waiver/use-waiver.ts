import type { WaiverSaid, WaiverText } from '@ramplight/contract/registration/waiver-acceptances'
import { focusField } from '@ramplight/ui/form/focus-field'
import { useState } from 'react'
import { NOTHING_TYPED, problemsIn, saidIn, type TypedWaiver, typedAs, type WaiverProblems } from './typed-waiver.ts'

export type WaiverForm = {
  waiver: WaiverText | null
  typed: TypedWaiver
  problems: WaiverProblems
  change: (part: Partial<TypedWaiver>) => void
  /** What is to be sent: nothing where nothing is asked. Null: something is missing, and the form is at it. */
  take: () => WaiverSaid | undefined | null
}

/** A waiver that is to be accepted; null: there is none. `sent`: what was sent of it and refused. */
export function useWaiver(waiver: WaiverText | null, sent?: WaiverSaid): WaiverForm {
  const [typed, setTyped] = useState(() => (sent ? typedAs(sent) : NOTHING_TYPED))
  const [isTried, setTried] = useState(false)
  return {
    waiver,
    typed,
    problems: waiver && isTried ? problemsIn(typed, waiver.version) : {},
    change: (part) => setTyped((before) => ({ ...before, ...part })),
    take: () => {
      if (!waiver) return undefined
      setTried(true)
      const [first] = Object.keys(problemsIn(typed, waiver.version))
      if (!first) return saidIn(typed, waiver.version, new Date().toISOString())
      focusField(first)
      return null
    },
  }
}
