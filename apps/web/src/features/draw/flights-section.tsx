import { Button } from '@mantine/core'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { type TournamentFlight, tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import { type Tournament, tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { isReversed } from '@ramplight/domain/tournament/launch-times'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { FlagField } from '@ramplight/ui/form/flag-field.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { IconPlus, IconStack2 } from '@tabler/icons-react'
import { useState } from 'react'
import { changeEach } from '#features/registration/tournament-entries/index.ts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { declaredBy } from '#platform/record-form/declared.tsx'
import { refreshed } from '#platform/refresh.ts'
import { spreadOver } from './boat-lists.ts'
import { FlightRow } from './flight-row.tsx'
import { FLIGHT_STEP, missingFlights, nextFlight, promisedFlights } from './promised-flights.ts'
import './draw.css'
import { t } from './draw.texts.ts'

type FlightsSectionProps = {
  tournament: Tournament
  flights: readonly TournamentFlight[]
  entries: readonly TournamentEntry[]
  /** May this person change the tournament? */
  mayEdit?: boolean
}

const declared = declaredBy(tournamentCalls.update)

/** Boats that leave and are due back together. */
export function FlightsSection({ tournament, flights, entries, mayEdit = false }: FlightsSectionProps) {
  const [busy, setBusy] = useState(false)
  const days = tournament.tournamentDates.length > 2 ? 'more' : 'two'
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
      await refreshed()
    } catch (error) {
      notify.danger(messageOfError(error))
    }
    setBusy(false)
  }
  const add = () => run(() => call(tournamentFlightCalls.create, { body: nextFlight(tournament, flights) }))
  const reverse = (reverseOnDayTwo: boolean) =>
    run(() => {
      const { _id, _rev, settings } = tournament
      const flightOptions = { ...settings.flightOptions, reverseOnDayTwo }
      return call(tournamentCalls.update, { params: { id: _id }, body: { settings: { ...settings, flightOptions }, _rev } })
    })
  const promised = promisedFlights(tournament)
  const missing = promised - flights.length
  const makeAll = () =>
    run(async () => {
      for (const body of missingFlights(tournament, flights)) await call(tournamentFlightCalls.create, { body })
    })
  const moves = flights.length > 0 ? spreadOver(entries, flights) : []
  const spread = () =>
    run(() =>
      changeEach(entries, moves, (count) =>
        count === moves.length ? t('flightsSection.boatsAreSpread') : t('flightsSection.boatsInTheirNewFlight', { boats: count }),
      ),
    )
  return (
    <Section
      title={t('flightsSection.flights')}
      note={t('flightsSection.whenABoatIsLate')}
      actions={
        <>
          {moves.length > 0 && entries.length > 0 && (
            <Button variant="default" onClick={() => void spread()} disabled={busy}>
              {t('flightsSection.spreadBoats')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
            onClick={() => void add()}
            disabled={busy}
          >
            {t('flightsSection.addFlight')}
          </Button>
        </>
      }
    >
      {mayEdit && tournament.tournamentDates.length > 1 && flights.length > 1 && (
        <FlagField
          label={declared.labelOf('settings.flightOptions.reverseOnDayTwo')}
          description={t('flightsSection.reverse', { days })}
          checked={isReversed(tournament, 1)}
          disabled={busy}
          onChange={(event) => void reverse(event.currentTarget.checked)}
        />
      )}
      {missing > 0 && (
        <div className="rl-flights__promised">
          <p>
            {flights.length === 0
              ? t('flightsSection.setupSaysFlights', { flights: promised })
              : t('flightsSection.setupSaysFlightsToMake', { flights: promised, missing })}{' '}
            {t('flightsSection.drawNumbersMakesThem', {
              minutesOut: FLIGHT_STEP.out,
              minutesDue: FLIGHT_STEP.due,
            })}
          </p>
          <Button variant="default" onClick={() => void makeAll()} disabled={busy}>
            {t('flightsSection.makeFlights', { missing })}
          </Button>
        </div>
      )}
      {flights.length === 0 ? (
        missing <= 0 && <EmptyState compact icon={IconStack2} text={t('flightsSection.oneStartForEverybody')} />
      ) : (
        <div className="rl-flights">
          {flights.map((flight) => (
            <FlightRow
              key={`${flight._id}-${flight._rev}`}
              flight={flight}
              boats={entries.filter((entry) => entry.flight === flight._id)}
              onRun={run}
            />
          ))}
        </div>
      )}
    </Section>
  )
}
