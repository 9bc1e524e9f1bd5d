import { Button } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { TournamentMoney } from '@ramplight/contract/payments/money'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { MoneyField } from '@ramplight/ui/form/money-field.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { writeList } from '@ramplight/ui/values/numbers'
import { writeClock, type Zone } from '@ramplight/ui/values/times'
import { IconCloudOff } from '@tabler/icons-react'
import { useState } from 'react'
import { messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './cash-box.texts.ts'
import { type Event, sayCash } from './say-cash.ts'

type Silent = TournamentMoney['silent']
type Props = { tournament: Event; silent: Silent; expected: number; zone: Zone | undefined; onClose: () => void }

/** Each person once, with how many devices and when the last of them was heard of. */
export const silentWords = (silent: Silent, zone: Zone | undefined): string[] =>
  [...Map.groupBy(silent, ({ name }) => name)].map(([name, theirs]) => {
    const last = theirs
      .map(({ lastSeenAt }) => lastSeenAt)
      .sort()
      .at(-1)!
    return t('count.silentOne', { count: theirs.length, name: name ?? t('count.somebody'), time: writeClock(last, zone) })
  })

/** What is in the box, typed once, beside what this device expects. A second tap is the same count. */
export function CountSheet({ tournament, silent, expected, zone, onClose }: Props) {
  const [id] = useState(newId)
  const [counted, setCounted] = useState<number | null>(null)
  const saving = useAction({
    work: (amount: number) => sayCash(tournament, { kind: 'count', amount, method: 'cash', expected }, { id }),
    onDone: () => {
      notify.success(t('count.saved'))
      onClose()
    },
    onRefused: 'shown',
  })
  return (
    <SideSheet opened onClose={onClose} title={t('count.title')} subtitle={t('count.willDiffer', { expected: writeMoney(expected) })}>
      {silent.length > 0 && (
        <Banner tone="amber" icon={IconCloudOff}>
          {t('count.silent', { devices: writeList(silentWords(silent, zone)) })}
        </Banner>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (counted !== null) saving.run(counted)
        }}
      >
        <MoneyField label={t('count.counted')} description={t('count.whatToCount')} value={counted} onChange={setCounted} size="md" />
        {saving.error && <ErrorState compact failed={messageOfError(saving.error)} safe={t('sheet.nothingSaved')} />}
        <div className="rl-dialog__actions">
          <Button variant="default" onClick={onClose}>
            {t('sheet.cancel')}
          </Button>
          <Button type="submit" loading={saving.running} disabled={counted === null}>
            {t('count.save')}
          </Button>
        </div>
      </form>
    </SideSheet>
  )
}
