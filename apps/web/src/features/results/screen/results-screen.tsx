import { Button, SegmentedControl } from '@mantine/core'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { ActionButton } from '@ramplight/ui/parts/ui-action.tsx'
import type { TableState } from '@ramplight/ui/table/table-state'
import { IconArrowsShuffle, IconFlagCheck, IconHourglass, IconPrinter, IconSailboat, IconScale } from '@tabler/icons-react'
import { useState } from 'react'
import { HeldBanner } from '../board-hold/held-banner.tsx'
import { CLOSE_OUT_STEPS, CloseOut, type CloseOutStep } from '../close-out/close-out.tsx'
import { Official } from '../close-out/official.tsx'
import { PrintResults } from '../papers/print-results.tsx'
import { ProtestsBanner } from '../protests/protests-banner.tsx'
import { ProtestsMenu } from '../protests/protests-menu.tsx'
import { useProtests } from '../protests/use-protests.ts'
import { DisqualifySheet } from '../rulings/disqualify-sheet.tsx'
import { RulingSheet } from '../rulings/ruling-sheet.tsx'
import { RulingsNote } from '../rulings/rulings-note.tsx'
import type { Rulings } from '../standings/boat-actions.ts'
import { DayTable } from '../standings/day-table.tsx'
import { PotsPanel } from '../standings/pots-panel.tsx'
import { StandingsTable } from '../standings/standings-table.tsx'
import { LiveWeights } from './live-weights.tsx'
import classes from './results.module.css'
import { heldText, nextDayOf, StateChip, stateOf, stateText } from './results-state.tsx'
import { daysOf, type Results } from './results-view.ts'
import { t } from './screen.texts.ts'

/** What the address says: which tab, and how far the close-out is. */
export type ResultsPlace = { tab: string; closeOut: string | undefined }

type Props = {
  results: Results
  base: string
  mayEdit: boolean
  /** May this person run the tournament, and put a boat out? An assistant may. */
  mayRun: boolean
  place: ResultsPlace
  onPlace: (change: { tab?: string | undefined; 'close-out'?: string | undefined }) => void
  state: TableState
  onStateChange: (state: TableState) => void
}

/** Who stands where, and the way from weights to an official result. */
export function ResultsScreen({ results, base, mayEdit, mayRun, place, onPlace, state, onStateChange }: Props) {
  const { official, tournament, standings, preview } = results
  const where = stateOf(results)
  const [isPrinting, setPrinting] = useState(false)
  const [correcting, setCorrecting] = useState<string | null>(null)
  const [disqualifying, setDisqualifying] = useState<string | null>(null)
  const step = CLOSE_OUT_STEPS.find((name) => name === place.closeOut)
  const leave = () => onPlace({ 'close-out': undefined })
  const weighed = preview.checks.weighed + preview.checks.noFish > 0
  const protests = useProtests(tournament)
  const nextDay = where === 'before' || official ? null : nextDayOf(results)
  const canClose = mayEdit && !official && where !== 'before' && !step
  return (
    <>
      <div className={classes.screenStack}>
        {!official && <LiveWeights id={tournament._id} />}
        {!official && <HeldBanner tournament={tournament._id} zone={zoneOf(tournament)} />}
        {!official && where !== 'before' && (
          <ProtestsBanner tournament={tournament} actions={mayEdit ? <ProtestsMenu tournament={tournament} /> : undefined} />
        )}
        <div className={classes.bar}>
          <StateChip state={where} />
          <p>{stateText(results)}</p>
          <div className={classes.actions}>
            {weighed && !step && (
              <ActionButton
                className={classes.aside}
                variant="subtle"
                action={{ label: t('resultsScreen.tryOtherRules'), icon: IconArrowsShuffle, href: `${base}/results/what-if` }}
              />
            )}
            {(!step || official) && (
              <Button variant="default" leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />} onClick={() => setPrinting(true)}>
                {t('resultsScreen.print')}
              </Button>
            )}
            {mayEdit && where === 'unofficial' && protests.kind === 'none' && <ProtestsMenu tournament={tournament} />}
            {canClose && (
              <Button
                variant={nextDay ? 'subtle' : 'filled'}
                leftSection={<IconFlagCheck size={18} stroke={1.75} aria-hidden />}
                onClick={() => onPlace({ 'close-out': 'check' })}
              >
                {t('resultsScreen.closeOut')}
              </Button>
            )}
            {nextDay && !step && (
              <ActionButton
                variant="filled"
                action={
                  nextDay.isReady
                    ? { label: t('resultsScreen.prepareDay', { day: nextDay.day }), icon: IconSailboat, href: `${base}/boats` }
                    : { label: t('resultsScreen.weighDay', { day: nextDay.day }), icon: IconScale, href: `/weigh-in/${tournament._id}` }
                }
              />
            )}
          </div>
        </div>
        {official && <Official results={results} official={official} base={base} mayEdit={mayEdit} onReopen={leave} />}
        {mayEdit && !official && step && (
          <CloseOut
            results={results}
            base={base}
            step={step}
            onStep={(next: CloseOutStep) => onPlace({ 'close-out': next })}
            onLeave={leave}
          />
        )}
        {!step && standings.incomplete && weighed && (
          <Banner tone="amber" icon={IconHourglass}>
            {heldText(results)}
          </Banner>
        )}
        {(!step || official) && (
          <>
            <RulingsNote entries={results.entries} words={results.words} />
            <Standings
              results={results}
              tab={place.tab}
              onPlace={onPlace}
              state={state}
              onStateChange={onStateChange}
              log={mayEdit && !official ? `/weigh-in/${tournament._id}/log` : undefined}
              onCorrect={mayEdit && !official && weighed ? setCorrecting : undefined}
              onDisqualify={mayRun && !official ? setDisqualifying : undefined}
            />
          </>
        )}
      </div>
      <RulingSheet results={results} entry={correcting} onClose={() => setCorrecting(null)} />
      <DisqualifySheet results={results} entry={disqualifying} onClose={() => setDisqualifying(null)} />
      {isPrinting && <PrintResults results={results} onClose={() => setPrinting(false)} />}
    </>
  )
}

type StandingsProps = Pick<Props, 'results' | 'onPlace' | 'state' | 'onStateChange'> & Rulings & { tab: string }

/** Overall, day by day, big fish and pots. */
function Standings({ results, tab, onPlace, state, onStateChange, ...rulings }: StandingsProps) {
  return (
    <>
      <Tabs results={results} tab={tab} onTab={(next) => onPlace({ tab: next === 'overall' ? undefined : next })} />
      {tab === 'pots' ? (
        <PotsPanel results={results} />
      ) : tab.startsWith('day-') ? (
        <DayTable results={results} day={Number(tab.slice(4)) - 1} />
      ) : (
        <StandingsTable results={results} state={state} onStateChange={onStateChange} {...rulings} />
      )}
    </>
  )
}

function Tabs({ results, tab, onTab }: { results: Results; tab: string; onTab: (tab: string) => void }) {
  const days = daysOf(results.tournament)
  const data = [
    { value: 'overall', label: t('resultsScreen.overall') },
    ...(days.length > 1 ? days.map((day) => ({ value: `day-${day + 1}`, label: t('resultsScreen.day', { day: day + 1 }) })) : []),
    { value: 'pots', label: t('resultsScreen.bigFishAndPots') },
  ]
  return <SegmentedControl className={classes.tabs} aria-label={t('resultsScreen.show')} data={data} value={tab} onChange={onTab} />
}
