import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { weighInsQuery } from '../weigh-ins/weigh-ins.queries.ts'
import { WeighInSummary } from './weigh-in-summary.tsx'
import './weighed.css'
import { t } from './views.texts.ts'

/** What one boat weighed, day by day, with the arithmetic; voided weights stay, struck through. */
export function EntryWeights({ entry, tournament }: { entry: string; tournament: Tournament }) {
  const weighIns = useQuery(weighInsQuery(tournament._id))
  const days = tournament.tournamentDates.length
  return (
    <section className="rl-entry__part" aria-label={t('entryWeights.weights')}>
      <h3>{t('entryWeights.weights')}</h3>
      <Loaded query={weighIns} what={t('entryWeights.weightsNoun')}>
        {(log) => {
          const own = log.filter((weighIn) => weighIn.entry === entry).sort((a, b) => a.day - b.day || (a.at < b.at ? -1 : 1))
          if (own.length === 0) return <span className="rl-dimmed">{t('entryWeights.notWeighed')}</span>
          return (
            <>
              <ul className="rl-entry__weights">
                {own.map((weighIn) => (
                  <li key={weighIn._id}>
                    {days > 1 && <span className="rl-entry__day">{t('entryWeights.day', { day: weighIn.day + 1 })}</span>}
                    <WeighInSummary weighIn={weighIn} tournament={tournament} />
                  </li>
                ))}
              </ul>
              <UiLink href={`/weigh-in/${tournament._id}/log`} className="rl-link-button">
                {t('entryWeights.fixWeightInLog')}
              </UiLink>
            </>
          )
        }}
      </Loaded>
    </section>
  )
}
