import { SegmentedControl } from '@mantine/core'
import { type PaidWith, RAMP_METHODS, type RampMethod } from '@ramplight/domain/money/paid-with'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { longestNote } from './longest-note.ts'
import { methodName } from './paid-with.ts'
import { t } from './tournament-entries.texts.ts'

type Props = { isFree: boolean; paidWith: PaidWith | null; onChange: (paidWith: PaidWith) => void }

/** How a boat paid, or why it is free. Nobody said: it was cash. */
export function PaidWithFields({ isFree, paidWith, onChange }: Props) {
  const method = isFree ? 'free' : (paidWith?.method ?? 'cash')
  const hasNote = method === 'check' || method === 'free'
  return (
    <>
      {!isFree && (
        <SegmentedControl
          id="paidWith"
          aria-label={t('entryFields.paidWith')}
          fullWidth
          data={RAMP_METHODS.filter((one) => one !== 'free').map((value) => ({ value, label: methodName(value) }))}
          value={method}
          onChange={(value) => onChange({ method: value as RampMethod })}
        />
      )}
      {hasNote && (
        <TextField
          label={t(method === 'check' ? 'paySheet.checkNumber' : 'paySheet.whyFree')}
          value={paidWith?.note ?? ''}
          maxLength={longestNote}
          onChange={(event) => onChange({ method, note: event.currentTarget.value || null })}
        />
      )}
    </>
  )
}
