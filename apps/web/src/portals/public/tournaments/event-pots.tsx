import type { EventSummary } from '@ramplight/contract/results/tournament-results'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { activePots } from '@ramplight/domain/payouts/pot-participants'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { t } from './event.texts.ts'

type Props = { tournament: Tournament; summary: EventSummary }

/** A pot names its groups by name or by id. */
const nameOf = ({ groups }: Tournament, group: string): string =>
  groups.find(({ _id, name }) => _id === group || name === group)?.name ?? group

/** The pots that can be bought, with their price, what is in each, and who won it. */
export function EventPots({ tournament, summary }: Props) {
  // What is official or was canceled takes nothing more in.
  const isOver = tournament.cancelled || summary.state === 'official'
  const rows = activePots(tournament).map(({ pot, kind }) => {
    const held = summary.pots.find((one) => one.pot === pot._id)
    const facts = [
      pot.dayIndex !== null && pot.dayIndex !== undefined && t('pots.onDay', { day: pot.dayIndex + 1 }),
      pot.species,
      pot.groups?.map((group) => nameOf(tournament, group)).join(' · '),
      held && t('pots.bought', { times: held.times }),
      held && held.size > 0 && (isOver ? writeShortMoney(held.size) : t('pots.holds', { money: writeShortMoney(held.size) })),
    ]
    const won = summary.won.filter((win) => win.pot === pot._id)
    return {
      key: pot._id,
      title: pot.name || t(`pots.${kind}`),
      about: [
        facts.filter(Boolean).join(' · '),
        ...won.map(({ names, amount }) => t('pots.won', { names: names.join(' · '), money: writeShortMoney(amount) })),
      ].join('\n'),
      end: pot.includedInEntryFee ? t('pots.included') : pot.entryFee ? writeShortMoney(pot.entryFee) : null,
    }
  })
  return (
    <Section title={t('pots.title')} flush>
      <RowList rows={rows} />
    </Section>
  )
}
