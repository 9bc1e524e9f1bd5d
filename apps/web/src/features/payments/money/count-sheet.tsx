import { Button } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls, type TournamentMoney } from '@ramplight/contract/payments/money'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { MoneyField } from '@ramplight/ui/form/money-field.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { writeList } from '@ramplight/ui/values/numbers'
import { writeClock, type Zone } from '@ramplight/ui/values/times'
import { IconCloudOff } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { refreshed } from '#platform/refresh.ts'
import { useAction } from '#platform/use-action.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './money.texts.ts'

type Props = { money: TournamentMoney; expected: number; zone: Zone | undefined; onClose: () => void }

/** Each person once, with how many devices and when the last of them was heard of. */
export const silentWords = (silent: TournamentMoney['silent'], zone: Zone | undefined): string[] =>
  [...Map.groupBy(silent, ({ name }) => name)].map(([name, theirs]) => {
    const last = theirs
      .map(({ lastSeenAt }) => lastSeenAt)
      .sort()
      .at(-1)!
    return t('drawer.silentOne', { count: theirs.length, name: name ?? t('drawer.somebody'), time: writeClock(last, zone) })
  })

/** What lies in the drawer, typed once. A second tap is the same count. */
export function CountSheet({ money: { tournament, silent }, expected, zone, onClose }: Props) {
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
      {silent.length > 0 && (
        <Banner tone="amber" icon={IconCloudOff}>
          {t('drawer.silent', { devices: writeList(silentWords(silent, zone)) })}
        </Banner>
      )}
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
