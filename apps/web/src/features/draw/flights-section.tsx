import { Button } from '@mantine/core'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { type TournamentFlight, tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { IconPlus, IconStack2 } from '@tabler/icons-react'
import { useState } from 'react'
import { changeEach } from '#features/registration/tournament-entries/index.ts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { refreshed } from '#platform/refresh.ts'
import { spreadOver } from './boat-lists.ts'
import { FlightRow } from './flight-row.tsx'
import { FLIGHT_STEP, missingFlights, nextFlight, promisedFlights } from './promised-flights.ts'
import './draw.css'

type FlightsSectionProps = { tournament: Tournament; flights: readonly TournamentFlight[]; entries: readonly TournamentEntry[] }

/** Boats that leave and are due back together. */
export function FlightsSection({ tournament, flights, entries }: FlightsSectionProps) {
  const [busy, setBusy] = useState(false)
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
        count === moves.length
          ? 'Boats are spread over the flights in the order of their numbers.'
          : `${count === 1 ? '1 boat is in its' : `${count} boats are in their`} new flight.`,
      ),
    )
  return (
    <Section
      title="Flights"
      note="A boat is late after its flight is due back."
      actions={
        <>
          {moves.length > 0 && entries.length > 0 && (
            <Button variant="default" onClick={() => void spread()} disabled={busy}>
              Spread boats
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
            onClick={() => void add()}
            disabled={busy}
          >
            Add flight
          </Button>
        </>
      }
    >
      {missing > 0 && (
        <div className="rl-flights__promised">
          <p>
            {flights.length === 0 ? `Setup says ${promised} flights.` : `Setup says ${promised} flights, ${missing} to make.`} Draw numbers
            makes them, or make them now. Each leaves {FLIGHT_STEP.out} minutes and is due {FLIGHT_STEP.due} minutes after the one before;
            change the times here.
          </p>
          <Button variant="default" onClick={() => void makeAll()} disabled={busy}>
            {missing === 1 ? 'Make the flight' : `Make ${missing} flights`}
          </Button>
        </div>
      )}
      {flights.length === 0 ? (
        missing <= 0 && (
          <EmptyState compact icon={IconStack2} text="One start for everybody. Add flights when boats leave one after the other." />
        )
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
