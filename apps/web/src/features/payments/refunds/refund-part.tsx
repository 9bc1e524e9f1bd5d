import { Button } from '@mantine/core'
import type { Refundable } from '@ramplight/contract/payments/money'
import type { Refund } from '@ramplight/contract/payments/refund-record'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { PaymentLog } from '@ramplight/domain/money/payment-log'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { ExplanationList } from '@ramplight/ui/parts/explanation-list.tsx'
import { writeMoment, type Zone } from '@ramplight/ui/values/times'
import { IconAlertTriangle, IconArrowBackUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOnline } from '#platform/use-online.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { KeepOverpaid } from './keep-overpaid.tsx'
import { refundableHere, refundHere } from './refund-here.ts'
import { backOfBoat, RefundSheet } from './refund-sheet.tsx'
import { refundableQuery } from './refunds.queries.ts'
import { t } from './refunds.texts.ts'

type Props = {
  entry: TournamentEntry
  tournament: Tournament
  boat: string
  /** Keeps a refund with the boat, where there is no network. */
  save: (log: PaymentLog) => Promise<unknown>
  className?: string
}

/**
 * What a boat has paid and got back, with why and by whom, and the way to refund it. Of a boat that never paid: nothing. Without a network it
 * is what this device knows, and a card cannot be asked.
 */
export function RefundPart({ entry, tournament, boat, save, className }: Props) {
  const [giving, setGiving] = useState(false)
  const online = useOnline()
  const zone = zoneOf(tournament)
  const asked = useQuery({ ...refundableQuery(entry._id), enabled: online })
  const here = { entry, tournament }
  const data = online ? asked.data : refundableHere(here)
  if (!data || (data.paid === 0 && data.refunds.length === 0)) return null
  const back = online ? backOfBoat(data) : backOfBoat(data, (given) => refundHere(here, given, save))
  return (
    <section className={className} aria-label={t('part.title')}>
      <h3>{t('part.title')}</h3>
      {data.overpaid > 0 && (
        <Banner tone="amber" icon={IconAlertTriangle}>
          {t('part.overpaid', { amount: writeMoney(data.overpaid) })}
        </Banner>
      )}
      {data.overpaid > 0 && <KeepOverpaid amount={data.overpaid} boat={boat} log={entry.paymentLog} save={save} />}
      <Account money={data} zone={zone} />
      {!online && <p className="rl-dimmed">{t('part.byCardLater')}</p>}
      {data.left > 0 && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => setGiving(true)}
        >
          {t('part.give')}
        </Button>
      )}
      {giving && <RefundSheet back={back} who={boat} onClose={() => setGiving(false)} />}
    </section>
  )
}

const Account = ({ money, zone }: { money: Refundable; zone: Zone | undefined }) => (
  <ExplanationList
    caption={t('part.title')}
    rows={[
      { label: t('part.paid'), amountText: writeMoney(money.paid) },
      ...money.refunds.map((refund) => ({
        label: t('part.given', { how: t(`how.${refund.method}`) }),
        detail: detailOf(refund, zone),
        amountText: refund.state === 'refused' ? writeMoney(0) : writeMoney(-refund.amount),
        tone: refund.state === 'done' ? ('minus' as const) : ('muted' as const),
      })),
    ]}
    total={{ label: t('part.left'), amountText: writeMoney(money.left) }}
  />
)

function detailOf({ reason, by, byName, at, state, words }: Refund, zone: Zone | undefined): string {
  const time = writeMoment(at, zone)
  const name = byName ?? (by ? null : t('part.system'))
  const said = name ? t('part.detail', { reason, name, time }) : t('part.detailHere', { reason, time })
  if (state === 'asked') return `${said} · ${t('part.asked')}`
  return state === 'refused' ? `${said} · ${t('part.refused', { words: words ?? '' })}` : said
}
