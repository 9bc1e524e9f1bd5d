import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Weight } from '@ramplight/domain/kernel/units'
import { hasCheckedIn } from '@ramplight/domain/registration/check-ins'
import { DEFAULT_DEAD_FISH_PENALTY, deadBigFish } from '@ramplight/domain/scoring/adjustments'
import { type HeaviestBag, heaviestBag } from '@ramplight/domain/scoring/heaviest-bag'
import { scoreWeighIn } from '@ramplight/domain/scoring/score-weigh-in'
import type { LateBy, ScoredWeighIn, WeighIn } from '@ramplight/domain/scoring/types'
import { weighInFacts } from '@ramplight/domain/scoring/weigh-in-facts'
import { useMemo } from 'react'
import {
  type Bag,
  type BagValues,
  bagsSoFar,
  bagValues,
  farLead,
  type Guard,
  guardsOf,
  type Place,
  placeWith,
} from '#features/weigh-in/bag/index.ts'
import { dayToday } from '#platform/values/event-time.ts'
import { isMeasured, writeWeight } from '#platform/values/typed-weight.ts'
import { standingOf, weighedOn } from '../boats/boat-facts.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { lateByOf } from '../late/late-by.ts'
import type { BagSession } from './use-bag-session.ts'

export type BagPreview = {
  values: BagValues | null
  /** Scored with what is known; a missing weight counts as nothing. */
  scored: ScoredWeighIn
  /** What the big fish weighed that does not count because it was dead; else 0. */
  deadBigFish: Weight
  /** Before this bag, and with it once it has a weight. */
  before: Place
  place: Place | null
  guards: readonly Guard[]
}

const asWeighIn = (bag: Bag, values: BagValues | null, lateBy: LateBy | null): Omit<WeighIn, '_id'> =>
  values ?? { weight: 0, totalFish: bag.fish, deadFishCount: bag.dead, shortFishCount: bag.short, minutesLate: bag.late, lateBy }

/** A field that names no species and has weighed a few bags speaks for itself: a catfish event is not asked at every boat. */
function heaviestHere({ tournament, median }: StationData, bag: Bag): HeaviestBag | null {
  const { weight } = tournament.settings
  const named = [...(weight?.liveFishBonuses ?? []), ...(tournament.sidepots ?? [])].flatMap(({ species }) => species ?? [])
  const species = bag.species ? [bag.species] : named
  if (species.length === 0 && median !== null) return null
  return heaviestBag({ species, fish: bag.fish, unit: weight?.unit ?? 'lb' })
}

/** What this bag comes to, before anybody saves it. */
export function useBagPreview(data: StationData, entry: TournamentEntry, session: BagSession, now: number): BagPreview {
  const { id, day, bag } = session
  return useMemo(() => previewOf(data, entry, { id, day, bag }, now), [data, entry, id, day, bag, now])
}

/** The same of any bag, also of one that a sheet of paper says. */
export function previewOf(
  data: StationData,
  entry: TournamentEntry,
  { id, day, bag }: Pick<BagSession, 'id' | 'day' | 'bag'>,
  now: number,
): BagPreview {
  const { tournament, field, unit, median } = data
  const settings = tournament.settings
  const lateBy = lateByOf(bag, entry, day)
  const typed = bagValues(bag)
  const values = typed && { ...typed, lateBy }
  const weighIn = { ...asWeighIn(bag, values, lateBy), _id: id }
  const scored = scoreWeighIn({ settings, weighIn })
  const question = { tournament, field, entry: entry._id, day }
  // While it is being sent this bag already stands among the others.
  const earlier = weighedOn(data, entry._id, day).filter(({ _id }) => _id !== id)
  const rules = settings.weight
  const perFish = rules?.deadFishPenalty ?? DEFAULT_DEAD_FISH_PENALTY[rules?.unit ?? 'lb']
  return {
    values,
    scored,
    deadBigFish: deadBigFish(weighInFacts(settings, weighIn, day)),
    before: standingOf(data, entry._id, day),
    place: values && placeWith(question, [...earlier, weighIn]),
    guards: values
      ? guardsOf({
          values,
          fishLimit: rules?.fishLimit ?? null,
          medianBag: median,
          farLead: isMeasured(unit) ? null : farLead(values.weight, bagsSoFar(field, entry._id), unit),
          heaviest: heaviestHere(data, bag),
          checkedIn: hasCheckedIn(entry),
          paid: entry.status === 'Paid' || entry.freeEntry,
          disqualified: entry.disqualified,
          scoringErrors: scored.errors,
          deadFishUsed: bag.dead * perFish,
          otherDay: dayToday(tournament, now) !== day,
          write: (weight) => writeWeight(weight, unit),
        })
      : [],
  }
}
