import { Button } from '@mantine/core'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { entryFeeOf, FEE_ITEM, itemsOf } from '@ramplight/domain/registration/entry-items'
import { partOf } from '@ramplight/domain/registration/entry-money'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { NeedsInternet } from '@ramplight/ui/states/needs-internet.tsx'
import { IconTicket } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { forgetCoupon, keptCoupon } from '#platform/kept-coupon.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import type { BoatToPay } from '../pay-by-card/index.ts'
import classes from './entry-coupon.module.css'
import { calls } from './entry-coupon.open-calls.ts'
import { t } from './entry-coupon.texts.ts'

type Props = {
  entry: BoatToPay
  tournament: Tournament
  /** On the sheet of a director, who has no coupon. */
  isDirectors?: boolean
}

/** What a coupon takes off a boat, or the place to type one while nobody has paid for the boat. */
export function EntryCoupon({ entry, tournament, isDirectors = false }: Props) {
  const online = useOnline()
  const mayChange = entry.status !== 'Paid' && !entry.freeEntry && !entry.disqualified && partOf(entry) === 0
  // Never more than the fee is.
  const off = itemsOf(tournament, entry).find(({ item }) => item === FEE_ITEM)?.off ?? entry.coupon?.amount ?? 0
  const takeOff = useAction({
    work: () => call(calls.takeOff, { body: { entry: entry._id } }),
    onDone: () => entry.coupon && notify.stealth(t('isOff', { code: entry.coupon.code, amount: writeMoney(off) })),
  })
  if (entry.coupon)
    return (
      <p className={classes.used}>
        <IconTicket size={18} stroke={1.75} aria-hidden />
        <span>{t('takesOff', { code: entry.coupon.code, amount: writeMoney(off) })}</span>
        {mayChange && (
          <Button variant="subtle" size="compact-md" disabled={!online} loading={takeOff.running} onClick={() => takeOff.run()}>
            {t('takeOff')}
          </Button>
        )}
      </p>
    )
  return mayChange && entryFeeOf(tournament) ? <TypeCoupon entry={entry} online={online} ask={t(isDirectors ? 'add' : 'have')} /> : null
}

/** One line, and a field once it is asked for. Who came by the link of a coupon finds its code there. */
function TypeCoupon({ entry, online, ask }: { entry: BoatToPay; online: boolean; ask: string }) {
  const [code, setCode] = useState(() => keptCoupon(entry.tournament) ?? '')
  const [isOpen, setOpen] = useState(code !== '')
  const use = useAction({
    work: () => call(calls.use, { body: { entry: entry._id, code: code.trim() } }),
    onDone: () => forgetCoupon(entry.tournament),
    onRefused: 'shown',
  })
  if (!isOpen)
    return (
      <Button className={classes.ask} variant="subtle" leftSection={<IconTicket size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {ask}
      </Button>
    )
  return (
    <NeedsInternet offline={!online} reason={t('needsInternet')}>
      <div className={classes.type}>
        <TextField
          label={t('code')}
          value={code}
          autoCapitalize="characters"
          autoComplete="off"
          error={use.error && messageOfError(use.error)}
          onChange={(event) => setCode(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Inside of a form it would save that.
            event.preventDefault()
            if (code.trim()) use.run()
          }}
        />
        <Button variant="default" disabled={!code.trim()} loading={use.running} onClick={() => use.run()}>
          {t('use')}
        </Button>
      </div>
    </NeedsInternet>
  )
}
