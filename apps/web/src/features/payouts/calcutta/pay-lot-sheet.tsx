import { Button, SegmentedControl } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import { type CalcuttaLot, calcuttaCalls as calls } from '@ramplight/contract/payouts/calcuttas'
import { CALCUTTA_METHODS, type CalcuttaMethod } from '@ramplight/domain/payouts/calcutta'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { FieldGroup } from '@ramplight/ui/form/fields.tsx'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './calcutta.texts.ts'
import { lotName } from './lot-words.ts'

export type LotShare = CalcuttaLot['shares'][number]
type Props = { lot: CalcuttaLot; share: LotShare; onClose: () => void }

/** Hands out what is open for one side of a lot: cash or a check. A second tap is the same payout. */
export function PayLotSheet({ lot, share: { to, open }, onClose }: Props) {
  const [id] = useState(newId)
  const [method, setMethod] = useState<CalcuttaMethod>('cash')
  const amount = writeMoney(open)
  const paying = useAction({
    work: () => call(calls.payOut, { params: { id: lot._id }, body: { _id: id, to, amount: open, method } }),
    onDone: () => {
      notify.success(t('pay.done', { amount }))
      onClose()
    },
    onRefused: 'shown',
  })
  const buyer = lot.buyer ?? t('lots.somebody')
  return (
    <SideSheet opened onClose={onClose} title={t('pay.title')} subtitle={lotName(lot)}>
      <div className="rl-fields">
        <p className="rl-calcutta__sum">
          {to === 'owner' ? t('pay.owner', { amount, buyer }) : t('pay.boat', { amount, boat: lotName(lot) })}
        </p>
        <FieldGroup legend={t('pay.how')}>
          <SegmentedControl
            aria-label={t('pay.how')}
            fullWidth
            data={CALCUTTA_METHODS.map((value) => ({ value, label: t(`pay.${value}`) }))}
            value={method}
            onChange={(value) => setMethod(value as CalcuttaMethod)}
          />
        </FieldGroup>
        {paying.error && <ErrorState compact failed={messageOfError(paying.error)} safe={t('pay.notPaid')} />}
        <div className="rl-dialog__actions">
          <Button variant="default" onClick={onClose}>
            {t('back.cancel')}
          </Button>
          <Button loading={paying.running} onClick={() => paying.run()}>
            {t('pay.save')}
          </Button>
        </div>
      </div>
    </SideSheet>
  )
}
