import { Button } from '@mantine/core'
import type { TournamentPayouts } from '@ramplight/contract/payments/money'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { type Row, RowList } from '@ramplight/ui/parts/row-list.tsx'
import { IconLockOpen } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { writeMoney } from '#platform/values/write-money.ts'
import { payoutsQuery } from './open-payouts.queries.ts'
import { t } from './open-payouts.texts.ts'
import { askAgain, type Boat, nameOf, settleBoat } from './settle-boat.tsx'

type Event = Pick<Tournament, '_id' | 'bigfishpots' | 'sidepots'>

/**
 * What a correction of official results has left to settle: boats that were paid and are to give some back, or get more. Who was paid nothing
 * yet stands with the other payouts. Nothing where nothing is to be settled.
 */
export function OpenPayouts({ tournament }: { tournament: Event }) {
  const { data } = useQuery(payoutsQuery(tournament._id))
  return data ? <ListedPayouts payouts={data} tournament={tournament} /> : null
}

/** Is something of it to be settled, or to be known, such as that results are open again? */
export function useOpenPayouts(tournament: string): boolean {
  const { data } = useQuery(payoutsQuery(tournament))
  if (!data) return false
  return data.boats.some((boat) => (data.official ? isCorrected(boat) : boat.handedOut > 0))
}

export function ListedPayouts({ payouts: { official, boats }, tournament }: { payouts: TournamentPayouts; tournament: Event }) {
  const paid = boats.filter(({ handedOut }) => handedOut > 0)
  if (!official) return paid.length === 0 ? null : <StillOpen boats={paid} />
  const toSettle = boats.filter(isCorrected)
  const letBe = boats.filter((boat) => !isCorrected(boat) && sumOf(boat, 'kept') + sumOf(boat, 'unclaimed') > 0)
  if (toSettle.length + letBe.length === 0) return null
  const button = (boat: Boat) => <Button onClick={() => void settleBoat(tournament._id, boat)}>{t('settle')}</Button>
  return (
    <Section title={t('title')} note={toSettle.length > 0 ? t('note') : undefined} flush>
      <RowList
        rows={[
          ...toSettle.map((boat): Row => ({ ...rowOf(boat, tournament), end: <b>{openWords(boat)}</b>, foot: button(boat) })),
          ...letBe.map(
            (boat): Row => ({
              ...rowOf(boat, tournament),
              end: letBeWords(boat),
              foot: (
                <Button variant="default" onClick={() => void askAgain(tournament._id, boat)}>
                  {t('askAgain')}
                </Button>
              ),
            }),
          ),
        ]}
      />
    </Section>
  )
}

/** Results are open: what was paid stays paid, and nothing is settled before they are official again. */
const StillOpen = ({ boats }: { boats: readonly Boat[] }) => (
  <Banner tone="amber" icon={IconLockOpen}>
    {t('resultsOpen', { amount: writeMoney(boats.reduce((sum, { handedOut }) => sum + handedOut, 0)), boats: boats.length })}
  </Banner>
)

/** It was paid something, and that is not what the results pay it now. */
const isCorrected = ({ pots }: Boat): boolean => pots.some(({ open, handedOut }) => open < 0 || (open > 0 && handedOut > 0))

const sumOf = ({ pots }: Boat, field: 'kept' | 'unclaimed'): number => pots.reduce((sum, pot) => sum + pot[field], 0)

const rowOf = (boat: Boat, tournament: Event): Pick<Row, 'key' | 'title' | 'about'> => {
  const { entry, pots } = boat
  const changed = pots.filter((pot) => pot.due !== pot.handedOut)
  return {
    key: entry,
    title: nameOf(boat),
    about: changed
      .map((pot) => t('pot', { pot: potName(pot.pot, tournament), due: writeMoney(pot.due), paid: writeMoney(pot.handedOut) }))
      .join(' · '),
  }
}

const openWords = ({ open }: Boat): string => {
  if (open === 0) return t('same')
  return t(open < 0 ? 'owesBack' : 'isOwed', { amount: writeMoney(Math.abs(open)) })
}

const letBeWords = (boat: Boat): string => {
  const kept = sumOf(boat, 'kept')
  return kept > 0 ? t('keeps', { amount: writeMoney(kept) }) : t('leaves', { amount: writeMoney(sumOf(boat, 'unclaimed')) })
}

function potName(pot: string, { bigfishpots, sidepots }: Event): string {
  if (pot === 'main') return t('mainPool')
  if (pot.startsWith('group:')) return t('group', { group: pot.slice('group:'.length) })
  return [...bigfishpots, ...sidepots].find(({ _id }) => _id === pot)?.name ?? t('otherPot')
}
