import { Button, NumberInput, SegmentedControl, Switch } from '@mantine/core'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { inForce } from '@ramplight/domain/scoring/default-settings'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { writeMoment } from '@ramplight/ui/values/times'
import { IconArrowBackUp, IconDice5 } from '@tabler/icons-react'
import { useState } from 'react'
import { eventZone } from '#platform/event-zone.ts'
import { flightsToSpread } from './promised-flights.ts'
import { type DrawMode, useDraw, useLastDraw } from './use-draw.ts'
import './draw.css'

type DrawSectionProps = { tournament: Tournament; entries: readonly TournamentEntry[]; flights: readonly TournamentFlight[] }

const LARGEST_SEED = 4_294_967_295
const seedOf = (after: unknown): number | null => {
  const seed = (after as { seed?: unknown } | null)?.seed
  return typeof seed === 'number' ? seed : null
}

/** A draw nobody can argue about: it follows from its seed, and the seed is written down. */
export function DrawSection({ tournament, entries, flights }: DrawSectionProps) {
  const [mode, setMode] = useState<DrawMode>(inForce(tournament.settings, 'flightOptions.boatNumberMode') as DrawMode)
  const [withFlights, setWithFlights] = useState(true)
  const [seed, setSeed] = useState<number | undefined>()
  const { draw, drawing, canUndo, undo, undoing } = useDraw(tournament, entries, flights)
  const count = flightsToSpread(tournament, flights)
  const last = useLastDraw(tournament._id)
  const lastSeed = last && seedOf(last.after)
  const isDrawn = entries.some(({ boatNumber }) => boatNumber != null)
  return (
    <Section title="Boat numbers" note="Numbers start at 1. A late entry can be given the next free number below.">
      <div className="rl-draw">
        <SegmentedControl
          aria-label="How numbers are given"
          value={mode}
          onChange={(value) => setMode(value as DrawMode)}
          data={[
            { value: 'sign-up-order', label: 'Sign-up order' },
            { value: 'random', label: 'Random' },
          ]}
        />
        {count > 0 && (
          <Switch
            label={count === 1 ? 'Put into the flight' : `Spread over ${count} flights`}
            checked={withFlights}
            onChange={(event) => setWithFlights(event.currentTarget.checked)}
          />
        )}
        <Button
          leftSection={<IconDice5 size={20} stroke={1.75} aria-hidden />}
          loading={drawing}
          disabled={entries.length === 0}
          onClick={() => void draw({ mode, seed, assignFlights: count > 0 && withFlights })}
        >
          {mode === 'random' && isDrawn ? 'Shuffle again' : 'Draw numbers'}
        </Button>
        {canUndo && (
          <Button variant="default" leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />} loading={undoing} onClick={undo}>
            Undo last draw
          </Button>
        )}
        {last && (
          <p className="rl-draw__seed">
            {lastSeed != null ? 'Drawn at random.' : 'Numbered in sign-up order.'}
            {` ${last.byName ?? 'Somebody'}, ${writeMoment(last.at, eventZone(tournament))}`}
          </p>
        )}
        {(mode === 'random' || lastSeed != null) && (
          <details className="rl-draw__check">
            <summary>How this draw can be checked</summary>
            <p>
              The order comes from one number, the seed. Anyone who draws the same boats with the same seed gets the same order.
              {lastSeed != null && <b>{` Seed ${lastSeed}`}</b>}
            </p>
            <NumberInput
              label="Seed"
              description="Leave it empty: a new one is made for each draw."
              value={seed ?? ''}
              onChange={(value) => setSeed(value === '' ? undefined : Number(value))}
              min={0}
              max={LARGEST_SEED}
              allowDecimal={false}
              allowNegative={false}
              w="14rem"
            />
          </details>
        )}
      </div>
    </Section>
  )
}
