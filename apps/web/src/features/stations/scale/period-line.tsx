import { boatInWords } from '#platform/values/entry-name.ts'
import { writeWeight } from '#platform/values/typed-weight.ts'
import { writePeriod } from '#platform/values/write-period.ts'
import { periodLeader } from '../boats/boat-facts.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { t } from './scale.texts.ts'

/** In which session or period a bag counts, and whose fish leads in that period. */
export function PeriodLine({ data, day, period }: { data: StationData; day: number; period: number }) {
  const { periods } = data.tournament.settings
  if (!periods) return <p className="rl-station__note">{t('session.number', { number: period + 1 })}</p>
  const leader = periodLeader(data, day, period)
  const leads = leader
    ? t('period.leads', { boat: boatInWords(leader.entry), weight: writeWeight(leader.bigFish, data.unit) })
    : t('period.nobody')
  return (
    <p className="rl-station__note">
      {writePeriod(periods, period)} · {leads}
    </p>
  )
}
