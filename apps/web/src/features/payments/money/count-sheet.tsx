import { Button } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { MoneyField } from '@ramplight/ui/form/money-field.tsx'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { refreshed } from '#platform/refresh.ts'
import { useAction } from '#platform/use-action.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './money.texts.ts'

type Props = { tournament: string; expected: number; onClose: () => void }

/** What lies in the drawer, typed once. A second tap is the same count. */
export function CountSheet({ tournament, expected, onClose }: Props) {
  const [id] = useState(newId)
  const [counted, setCounted] = useState<number | null>(null)
  const saving = useAction({
    work: async (cents: number) => {
      await call(moneyCalls.countCash, { params: { id: tournament }, body: { _id: id, counted: cents } })
      await refreshed()
    },
    onDone: () => {
      notify.success(t('drawer.saved'))
      onClose()
    },
    onRefused: 'shown',
  })
  return (
    <SideSheet opened onClose={onClose} title={t('drawer.count')} subtitle={t('drawer.willDiffer', { expected: writeMoney(expected) })}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (counted !== null) saving.run(counted)
        }}
      >
        <MoneyField label={t('drawer.counted')} description={t('drawer.whatToCount')} value={counted} onChange={setCounted} size="md" />
        {saving.error && <ErrorState compact failed={messageOfError(saving.error)} safe={t('drawer.nothingSaved')} />}
        <div className="rl-dialog__actions">
          <Button variant="default" onClick={onClose}>
            {t('drawer.cancel')}
          </Button>
          <Button type="submit" loading={saving.running} disabled={counted === null}>
            {t('drawer.save')}
          </Button>
        </div>
      </form>
    </SideSheet>
  )
}
