import { can } from '@ramplight/domain/policies/policies'
import { PageTabs } from '@ramplight/ui/frame/page-tabs.tsx'
import { ForbiddenState } from '@ramplight/ui/states/forbidden-state.tsx'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTournament } from '#features/tournaments/tournaments/index.ts'
import { routeOf } from '#platform/href.ts'
import { useActor } from '#platform/use-session.ts'
import { t } from './money.texts.ts'

/** The sections of the room, and who has them: what needs no more than the ramp works without a network. */
const SECTIONS = [
  ['needsYou', '', 'tournament.edit'],
  ['boats', '/boats', 'tournament.run'],
  ['cashBox', '/cash-box', 'tournament.run'],
  ['payouts', '/payouts', 'tournament.edit'],
  ['log', '/log', 'tournament.edit'],
] as const
export type MoneySection = (typeof SECTIONS)[number][0]

/** The room of an event's money: the way between its sections, and one of them. */
export function MoneyRoom({ section, children }: { section: MoneySection; children: ReactNode }) {
  const tournament = useTournament()
  const actor = useActor()
  const mine = SECTIONS.filter(([, , policy]) => can(actor, policy, tournament))
  const isMine = mine.some(([name]) => name === section)
  const base = `/director/tournaments/${tournament._id}/money`
  // Who runs the ramp and nothing else begins with the first section that is theirs.
  if (!isMine && section === SECTIONS[0][0] && mine[0]) return <Navigate {...routeOf(base + mine[0][1])} replace />
  return (
    <>
      {mine.length > 0 && (
        <PageTabs
          label={t('room.label')}
          tabs={mine.map(([name, path]) => ({ label: t(`room.${name}`), href: base + path, active: name === section }))}
        />
      )}
      {isMine ? children : <ForbiddenState text={t('room.notAllowed')} />}
    </>
  )
}
