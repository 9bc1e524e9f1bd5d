import { Button } from '@mantine/core'
import type { Refundable } from '@ramplight/contract/payments/money'
import type { Refund } from '@ramplight/contract/payments/refund-record'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { ExplanationList } from '@ramplight/ui/parts/explanation-list.tsx'
import { writeMoment, type Zone } from '@ramplight/ui/values/times'
import { IconAlertTriangle, IconArrowBackUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOnline } from '#platform/use-online.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { backOfBoat, RefundSheet } from './refund-sheet.tsx'
import { refundableQuery } from './refunds.queries.ts'
import { t } from './refunds.texts.ts'

type Props = { entry: string; boat: string; zone: Zone | undefined; className?: string }

/** What a boat has paid and got back, with why and by whom, and the way to give it back. Of a boat that never paid: nothing. */
export function RefundPart({ entry, boat, zone, className }: Props) {
  const [giving, setGiving] = useState(false)
  const online = useOnline()
  const { data } = useQuery({ ...refundableQuery(entry), enabled: online })
  if (!data) return online ? null : <p className="rl-dimmed">{t('part.needsInternet')}</p>
  if (data.paid === 0 && data.refunds.length === 0) return null
  return (
    <section className={className} aria-label={t('part.title')}>
      <h3>{t('part.title')}</h3>
      {data.overpaid > 0 && (
        <Banner tone="amber" icon={IconAlertTriangle}>
          {t('part.overpaid', { amount: writeMoney(data.overpaid) })}
        </Banner>
      )}
      <Account money={data} zone={zone} />
      {data.left > 0 && online && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => setGiving(true)}
        >
          {t('part.give')}
        </Button>
      )}
      {giving && <RefundSheet back={backOfBoat(data)} who={boat} onClose={() => setGiving(false)} />}
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

function detailOf({ reason, byName, at, state, words }: Refund, zone: Zone | undefined): string {
  const said = t('part.detail', { reason, name: byName ?? t('part.system'), time: writeMoment(at, zone) })
  if (state === 'asked') return `${said} · ${t('part.asked')}`
  return state === 'refused' ? `${said} · ${t('part.refused', { words: words ?? '' })}` : said
}
