import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { WeighIn } from '@ramplight/contract/weigh-in/weigh-ins'
import { useQuery } from '@tanstack/react-query'
import { unitOf, writeWeight } from '#platform/values/typed-weight.ts'
import { weighInHistoryQuery } from '../weigh-ins/weigh-ins.queries.ts'
import { t } from './views.texts.ts'

/** `9-08 → 9-10 by Ana Delgado`: the last correction of a weigh-in, from its history. */
export function WhatChanged({ weighIn, tournament }: { weighIn: WeighIn; tournament: Tournament }) {
  const { data } = useQuery(weighInHistoryQuery(weighIn._id))
  const at = data?.findLastIndex(({ kind }) => kind === 'correct') ?? -1
  const [before, after] = [data?.[at - 1], data?.[at]]
  if (!before || !after) return null
  const unit = unitOf(tournament.settings.weight)
  return (
    <span className="rl-num">
      <s>{writeWeight(before.adjustedWeight, unit)}</s> → {writeWeight(after.adjustedWeight, unit)}{' '}
      {t('whatChanged.byPerson', { person: after.byName })}
    </span>
  )
}
