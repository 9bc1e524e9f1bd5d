import { Button } from '@mantine/core'
import type { Winnings } from '@ramplight/contract/payments/winnings'
import { directorSettingsCalls } from '@ramplight/contract/people/director-settings'
import type { Cents } from '@ramplight/domain/kernel/units'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { useSession } from '#platform/use-session.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { t } from './winnings.texts.ts'

type Props = { winnings: Winnings; from: Cents; onKept: () => void }

/** Keeps the typed figure for its year, or takes the usual one again. Nothing while there is nothing to keep. */
export function KeepReportedFrom({ winnings: { year, reportedFrom, usuallyFrom }, from, onKept }: Props) {
  const { user } = useSession()!
  const saving = useAction({
    work: async (figure: Cents | null) => {
      const { _id: id } = await call(directorSettingsCalls.byUser, { params: { id: user._id } })
      await call(directorSettingsCalls.update, { params: { id }, body: { winningsReportedFrom: { [year]: figure } } })
    },
    onDone: () => {
      notify.success(t('fromSaved', { year }))
      onKept()
    },
  })
  if (from === reportedFrom && reportedFrom === usuallyFrom) return null
  return (
    <div>
      {from === reportedFrom ? (
        <Button variant="default" loading={saving.running} onClick={() => saving.run(null)}>
          {t('fromUsual', { amount: writeShortMoney(usuallyFrom) })}
        </Button>
      ) : (
        <Button loading={saving.running} onClick={() => saving.run(from === usuallyFrom ? null : from)}>
          {t('fromSave', { year })}
        </Button>
      )}
    </div>
  )
}
