import type { TournamentMoney } from '@ramplight/contract/payments/money'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { type Row, RowList } from '@ramplight/ui/parts/row-list.tsx'
import { writeMoment, type Zone } from '@ramplight/ui/values/times'
import { writeMoney } from '#platform/values/write-money.ts'
import { GiveBack } from '../refunds/index.ts'
import { t } from './money.texts.ts'
import { aboutOf, placeWord } from './money-words.ts'
import { VoidPayment } from './void-payment.tsx'

/**
 * Boats for which two devices took money without seeing each other, and that have paid too much: two payments, of which one goes back, or one that
 * was recorded twice. Nothing where nobody has to be asked.
 */
export function TakenTwice({ money, zone }: { money: TournamentMoney; zone: Zone | undefined }) {
  const boats = money.owing.filter(({ takenTwice }) => takenTwice.length > 0)
  const of = (kind: ReturnType<typeof kindOf>) => boats.filter((boat) => kindOf(boat) === kind)
  return (
    <>
      <Twice words={{ title: t('twice.title'), note: t('twice.note') }} boats={of('paid')} zone={zone} />
      <Twice words={{ title: t('twice.refundedTitle'), note: t('twice.refundedNote') }} boats={of('refunded')} zone={zone} />
      <Twice words={{ title: t('twice.voidedTitle'), note: t('twice.voidedNote') }} boats={of('voided')} zone={zone} />
    </>
  )
}

type Boat = TournamentMoney['owing'][number]
const kindOf = ({ paid, owed }: Boat) => (paid < 0 ? 'refunded' : owed < 0 ? 'paid' : 'voided')

function Twice({ words, boats, zone }: { words: { title: string; note: string }; boats: readonly Boat[]; zone: Zone | undefined }) {
  if (boats.length === 0) return null
  return (
    <Section {...words} flush>
      <RowList
        rows={boats.flatMap((boat): Row[] => [
          {
            key: boat.entry,
            title: aboutOf(boat),
            end: t(`twice.over.${kindOf(boat)}`, { amount: writeMoney(Math.abs(boat.paid < 0 ? boat.paid : boat.owed)) }),
            ...(kindOf(boat) === 'paid' && {
              foot: <GiveBack entry={boat.entry} boat={aboutOf(boat)} amount={0 - boat.owed} isGone={boat.isGone} />,
            }),
          },
          ...boat.takenTwice.map((payment): Row => {
            const what = t('twice.payment', { amount: writeMoney(payment.amount), how: placeWord(payment.method) })
            return {
              key: payment._id,
              title: what,
              about: [payment.note, writeMoment(payment.at, zone), payment.byName].filter(Boolean).join(' · '),
              ...(kindOf(boat) !== 'voided' && { end: <VoidPayment boat={boat} payment={payment} words={what} /> }),
            }
          }),
        ])}
      />
    </Section>
  )
}
