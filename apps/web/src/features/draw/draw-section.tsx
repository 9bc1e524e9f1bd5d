import { Button, SegmentedControl } from '@mantine/core'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { inForce } from '@ramplight/domain/scoring/default-settings'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { FlagField } from '@ramplight/ui/form/flag-field.tsx'
import { NumberField } from '@ramplight/ui/form/number-field.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { writeMoment } from '@ramplight/ui/values/times'
import { IconArrowBackUp, IconDice5 } from '@tabler/icons-react'
import { useState } from 'react'
import { flightsToSpread } from './promised-flights.ts'
import { type DrawMode, useDraw, useLastDraw } from './use-draw.ts'
import './draw.css'
import { t } from './draw.texts.ts'

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
    <Section title={t('drawSection.boatNumbers')} note={t('drawSection.howNumbersStart')}>
      <div className="rl-draw">
        <SegmentedControl
          aria-label={t('drawSection.howNumbersAreGiven')}
          value={mode}
          onChange={(value) => setMode(value as DrawMode)}
          data={[
            { value: 'sign-up-order', label: t('drawSection.signUpOrder') },
            { value: 'random', label: t('drawSection.random') },
          ]}
        />
        {count > 0 && (
          <FlagField
            label={t('drawSection.spreadOverFlights', { flights: count })}
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
          {mode === 'random' && isDrawn ? t('drawSection.shuffleAgain') : t('drawSection.drawNumbers')}
        </Button>
        {canUndo && (
          <Button variant="default" leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />} loading={undoing} onClick={undo}>
            {t('drawSection.undoLastDraw')}
          </Button>
        )}
        {last && (
          <p className="rl-draw__seed">
            {lastSeed != null ? t('drawSection.drawnAtRandom') : t('drawSection.numberedInSignUpOrder')}
            {` ${last.byName ?? t('drawSection.somebody')}, ${writeMoment(last.at, zoneOf(tournament))}`}
          </p>
        )}
        {(mode === 'random' || lastSeed != null) && (
          <details className="rl-draw__check">
            <summary>{t('drawSection.howItCanBeChecked')}</summary>
            <p>
              {t('drawSection.whatTheSeedIs')}
              {lastSeed != null && <b>{` ${t('drawSection.seedNumber', { seed: String(lastSeed) })}`}</b>}
            </p>
            <NumberField
              label={t('drawSection.seed')}
              description={t('drawSection.seedMayBeEmpty')}
              value={seed ?? ''}
              onChange={(value) => setSeed(value === '' ? undefined : Number(value))}
              min={0}
              max={LARGEST_SEED}
              w="14rem"
            />
          </details>
        )}
      </div>
    </Section>
  )
}
