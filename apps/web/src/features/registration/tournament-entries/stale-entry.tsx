import { Button } from '@mantine/core'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { IconUsers } from '@tabler/icons-react'
import { offeredPots } from './entry-pots.ts'
import { differences, type EntryValues, valuesOf } from './entry-values.ts'
import { t } from './tournament-entries.texts.ts'

type StaleEntryProps = {
  mine: EntryValues
  theirs: TournamentEntry
  tournament: Tournament
  flights: readonly TournamentFlight[]
  onMine: () => void
  onTheirs: () => void
  saving: boolean
}

/** Somebody saved this boat meanwhile: both versions side by side, and a choice. */
export function StaleEntry({ mine, theirs, tournament, flights, onMine, onTheirs, saving }: StaleEntryProps) {
  const rows = differences(mine, valuesOf(theirs), { pots: offeredPots(tournament), flights })
  return (
    <section className="rl-stale" role="alert">
      <p>
        <IconUsers size={20} stroke={1.75} aria-hidden />
        <b>{t('staleEntry.somebodyChangedThisBoat')}</b>
      </p>
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('staleEntry.yours')}</th>
              <th scope="col">{t('staleEntry.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                <td>{row.mine}</td>
                <td>{row.theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="rl-stale__actions">
        <Button variant="default" onClick={onTheirs}>
          {t('staleEntry.takeTheirs')}
        </Button>
        <Button onClick={onMine} loading={saving}>
          {t('staleEntry.saveMine')}
        </Button>
      </div>
    </section>
  )
}
