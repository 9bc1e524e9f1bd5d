import { Button } from '@mantine/core'
import type { TournamentMoney } from '@ramplight/contract/payments/money'
import type { LastCount } from '@ramplight/domain/money/cash-box'
import { type CashEvent, type CashItem, cashIn, voidedIn } from '@ramplight/domain/money/cash-log'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { type Row, RowList } from '@ramplight/ui/parts/row-list.tsx'
import { writeMoment, type Zone } from '@ramplight/ui/values/times'
import { useState } from 'react'
import { askReason } from '#platform/ask-reason.tsx'
import { useAction } from '#platform/use-action.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import classes from './cash-box.module.css'
import { t } from './cash-box.texts.ts'
import { countWords, whatOf } from './cash-words.ts'
import { type Counted, DifferenceSheet } from './difference-sheet.tsx'
import { type Event, voidCash } from './say-cash.ts'

const LONGEST_REASON = 200

type Props = { tournament: Event; last: LastCount | null; money: TournamentMoney | undefined; zone: Zone | undefined }

/** Each thing that was said of the box, the newest first; what was voided stays, with the reason. */
export function CashLogList({ tournament, last, money, zone }: Props) {
  const [looking, setLooking] = useState<Counted | null>(null)
  const counts = cashIn(tournament.cashLog).flatMap((one) => countedBy(one) ?? [])
  const nameOf = (by: string | null | undefined) => money?.people.find(({ _id }) => _id === by)?.name
  const all: (CashItem & { why?: string | null })[] = [...cashIn(tournament.cashLog), ...voidedIn(tournament.cashLog)]
  const rows = all
    .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.item < b.item ? 1 : -1))
    .map((one): Row => {
      const { item, at, event } = one
      const isVoid = one.why !== undefined
      const count = isVoid ? null : countedBy(one)
      const since = last && last.item === item && last.since !== 0 ? t('count.since', { amount: writeMoney(last.since) }) : null
      const facts = [
        isVoid ? t('log.voided', { why: one.why ?? '' }) : event.note,
        event.method === 'check' ? t('log.checks') : event.method === 'unstated' ? t('log.unstated') : null,
        writeMoment(at, zone),
        nameOf(event.by),
        since,
      ]
      return {
        key: item,
        title: count ? countWords(count) : t(`log.kinds.${event.kind}`),
        about: facts.filter(Boolean).join(' · '),
        end: count ? null : <span className="rl-num">{isVoid ? <s>{amountOf(event)}</s> : amountOf(event)}</span>,
        foot: !isVoid && (
          <div className={classes.foot}>
            {count && count.counted !== count.expected && money && (
              <Button variant="default" size="compact-md" onClick={() => setLooking(count)}>
                {t('count.find')}
              </Button>
            )}
            <VoidButton tournament={tournament} one={one} />
          </div>
        ),
      }
    })
  return (
    <>
      <RowList rows={rows} none={t('log.none')} />
      {money && <DifferenceSheet lines={money.lines} counts={counts} count={looking} zone={zone} onClose={() => setLooking(null)} />}
    </>
  )
}

/** As the box sees it: what went out of it is below 0. */
const amountOf = ({ kind, amount }: CashEvent): string =>
  writeMoney(kind === 'float' || kind === 'income' || kind === 'count' ? amount : 0 - amount)

function countedBy({ at, event }: CashItem): Counted | null {
  if (event.kind !== 'count') return null
  return { at, counted: event.amount, expected: event.expected ?? event.amount, device: event.device }
}

function VoidButton({ tournament, one }: { tournament: Event; one: CashItem }) {
  const what = whatOf(one)
  const { run, running } = useAction({
    work: (why: string) => voidCash(tournament, one.item, why),
    onDone: () => notify.success(t('log.nowVoid', { what })),
  })
  const ask = async () => {
    const why = await askReason({
      ...{ title: t('log.voidTitle', { what }), text: t('log.voidText'), label: t('log.reason'), longest: LONGEST_REASON },
      ...{ cancel: t('sheet.cancel'), yes: t('log.void') },
    })
    if (why) run(why)
  }
  return (
    <Button variant="default" size="compact-md" loading={running} aria-label={t('log.voidThis', { what })} onClick={() => void ask()}>
      {t('log.void')}
    </Button>
  )
}
