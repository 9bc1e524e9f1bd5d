import { PinField } from '@ramplight/ui/form/pin-field.tsx'
import { type ReactNode, useState } from 'react'
import { t } from './director-settings.texts.ts'
import { type PinAnswer, useStationPin } from './use-station-pin.ts'

/** What stands at the field after an answer that was not yes. */
export const pinProblem = (answer: PinAnswer): string | null =>
  answer.kind === 'right' ? null : answer.kind === 'wrong' ? t('pin.wrong') : t('pin.wait', { seconds: answer.seconds })

/**
 * For a form at a station that asks for the PIN of the director: `field` to draw in it (null where there is no PIN), `isTyped`, and
 * `prove`, asked when the form is sent.
 */
export function usePinProof(director: string): { field: ReactNode; isTyped: boolean; prove: () => Promise<boolean> } {
  const pin = useStationPin(director)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  if (!pin.isSet) return { field: null, isTyped: true, prove: async () => true }
  return {
    field: (
      <PinField
        key={tries}
        autoFocus={tries > 0}
        label={t('pin.label')}
        description={t('pin.whoKnows')}
        value={typed}
        error={error}
        onChange={(digits) => {
          setTyped(digits)
          setError(null)
        }}
      />
    ),
    isTyped: typed.length === 4,
    prove: async () => {
      const answer = await pin.ask(typed)
      setError(pinProblem(answer))
      if (answer.kind === 'right') return true
      // The next try begins at the first digit.
      setTyped('')
      setTries((tries) => tries + 1)
      return false
    },
  }
}
