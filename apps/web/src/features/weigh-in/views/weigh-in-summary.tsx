import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { WeighIn } from '@ramplight/contract/weigh-in/weigh-ins'
import { writeSum } from '@ramplight/domain/explain/write-sum'
import type { Weight } from '@ramplight/domain/kernel/units'
import { deadBigFish } from '@ramplight/domain/scoring/adjustments'
import { weighInFacts } from '@ramplight/domain/scoring/weigh-in-facts'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { fishThatCount, measured } from '@ramplight/domain/weigh-in/measured'
import { writeClock } from '@ramplight/ui/values/times'
import { displayOf, unitOf, writeWeight } from '#platform/values/typed-weight.ts'
import { writePeriod } from '#platform/values/write-period.ts'
import { t } from './views.texts.ts'

type Counts = Pick<
  WeighIn,
  '_id' | 'totalFish' | 'deadFishCount' | 'liveFishCount' | 'shortFishCount' | 'minutesLate' | 'bigFish' | 'bigFishDead' | 'fishLengths'
>

function fishText(totalFish: number, limit: number | null | undefined): string {
  if (totalFish === 0) return t('weighInSummary.noFish')
  return limit ? t('weighInSummary.fishOfLimit', { count: totalFish, limit }) : t('weighInSummary.fish', { count: totalFish })
}

/** `18.25 + 17.00 + 16.50 (culled 12.00)`: what the length is made of. */
function lengthsText(lengths: readonly Weight[], limit: number | null): string {
  const { counted } = measured(lengths, limit)
  const write = (counts: boolean) => lengths.filter((_, index) => counted[index] === counts).map((length) => writeWeight(length, 'in'))
  const culled = write(false)
  return write(true).join(' + ') + (culled.length > 0 ? ` (${t('weighInSummary.culled', { lengths: culled.join(', ') })})` : '')
}

/** `5/5 fish · 1 dead · 12 min late · big fish 5-02` */
export function countsText(weighIn: Counts, { settings }: Tournament): string {
  const { totalFish, deadFishCount, liveFishCount, shortFishCount, minutesLate, bigFish, fishLengths } = weighIn
  const limit = settings.weight?.fishLimit
  const weight = writeWeight(bigFish, unitOf(settings.weight))
  const isDead = deadBigFish(weighInFacts(settings, weighIn, 0)) > 0
  return [
    fishText(totalFish, limit),
    fishLengths && lengthsText(fishLengths, fishThatCount(settings)),
    deadFishCount > 0 && t('weighInSummary.dead', { count: deadFishCount }),
    liveFishCount != null && t('weighInSummary.live', { count: liveFishCount }),
    shortFishCount > 0 && t('weighInSummary.short', { count: shortFishCount }),
    minutesLate > 0 && t('weighInSummary.minutesLate', { minutes: minutesLate }),
    isDead ? t('weighInSummary.deadBigFish', { weight }) : bigFish > 0 && !fishLengths && t('weighInSummary.bigFish', { weight }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** `16-03 − 0-04 − 1-08 = 14-07`, in the tournament's own unit. */
export const sumText = (weighIn: WeighIn, { settings }: Tournament): string => writeSum(weighIn, displayOf(unitOf(settings.weight)))

/** `3:13 PM · Station A · corrected`, with sessions `Session 2 · 3:13 PM …` */
export const whereText = (weighIn: WeighIn, { timezone, state, settings: { periods } }: Tournament): string =>
  [
    weighIn.periodIndex != null &&
      (periods ? writePeriod(periods, weighIn.periodIndex) : t('weighInSummary.session', { number: weighIn.periodIndex + 1 })),
    writeClock(weighIn.at, zoneOf({ timezone, state })),
    weighIn.station && t('weighInSummary.station', { station: weighIn.station }),
    weighIn.voided ? t('weighInSummary.voided') : weighIn.corrected && t('weighInSummary.corrected'),
  ]
    .filter(Boolean)
    .join(' · ')

/** A weigh-in as everybody should be able to check it. */
export const WeighInSummary = ({ weighIn, tournament }: { weighIn: WeighIn; tournament: Tournament }) => (
  <p className="rl-weighed" data-voided={weighIn.voided || undefined}>
    <b className="rl-num">{sumText(weighIn, tournament)}</b>
    <span>{countsText(weighIn, tournament)}</span>
    <small>{whereText(weighIn, tournament)}</small>
  </p>
)
