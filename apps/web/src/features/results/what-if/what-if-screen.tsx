import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { ActionButton } from '@ramplight/ui/parts/ui-action.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import type { TableState } from '@ramplight/ui/table/table-state'
import { IconAlertTriangle, IconArrowLeft, IconHourglass, IconRestore, IconScale } from '@tabler/icons-react'
import { useState } from 'react'
import { EngineLog } from '../payouts/engine-log.tsx'
import { LiveWeights } from '../screen/live-weights.tsx'
import { heldText } from '../screen/results-state.tsx'
import type { Results } from '../screen/results-view.ts'
import { DifferenceTable } from './difference-table.tsx'
import { RulesPanel } from './rules-panel.tsx'
import type { Trial } from './trial.ts'
import { trialAlso, trialSummary } from './trial-summary.ts'
import { triedForm } from './tried-form.ts'
import { countTried, type TriedRules } from './tried-rules.ts'
import classes from './what-if.module.css'
import { t } from './what-if.texts.ts'

type Props = {
  results: Results
  base: string
  trial: Trial
  tried: TriedRules
  onTry: (change: (tried: TriedRules) => TriedRules) => void
  state: TableState
  onStateChange: (state: TableState) => void
}

/** What the results would be under other rules. It looks, and never writes. */
export function WhatIfScreen({ results, base, trial, tried, onTry, state, onStateChange }: Props) {
  const { tournament, standings, preview, official } = results
  const weighed = preview.checks.weighed + preview.checks.noFish > 0
  // A field that shows half a weight starts again, too.
  const [round, setRound] = useState(0)
  const changes = countTried(tried)
  const reset = () => {
    onTry(() => ({}))
    setRound(round + 1)
  }
  return (
    <div className={classes.screen}>
      {!official && <LiveWeights id={tournament._id} />}
      <div className={classes.head}>
        <div>
          <UiLink href={`${base}/results`} className={classes.back}>
            <IconArrowLeft size={18} stroke={1.75} aria-hidden />
            {t('whatIfScreen.results')}
          </UiLink>
          <h2>{t('whatIfScreen.tryOtherRules')}</h2>
          <p>{t('whatIfScreen.nothingIsStored')}</p>
        </div>
        {weighed && (
          <ActionButton action={{ label: t('whatIfScreen.startAgain'), icon: IconRestore, disabled: changes === 0, onClick: reset }} />
        )}
      </div>
      {weighed ? (
        <div className={classes.columns}>
          <section className={classes.rules} aria-label={t('whatIfScreen.rulesToTry')}>
            <RulesPanel
              key={round}
              tournament={tournament}
              tried={tried}
              form={triedForm(tournament.settings, tried, onTry)}
              onTry={onTry}
            />
          </section>
          <div className={classes.right}>
            <Summary trial={trial} held={standings.incomplete} />
            <section className={classes.answer} aria-label={t('whatIfScreen.whatWouldChange')}>
              {standings.incomplete && (
                <Banner tone="amber" icon={IconHourglass}>
                  {heldText(results)}
                </Banner>
              )}
              {trial.differsFromOfficial && (
                <Banner tone="amber" icon={IconAlertTriangle}>
                  {t('whatIfScreen.theOfficialResults')}
                </Banner>
              )}
              <EngineLog lines={trial.simulation.log.after} />
              <DifferenceTable trial={trial} state={state} onStateChange={onStateChange} />
            </section>
          </div>
        </div>
      ) : (
        <EmptyState icon={IconScale} text={t('whatIfScreen.nobodyHasWeighedYet')} />
      )}
    </div>
  )
}

function Summary({ trial: { simulation, changes }, held }: { trial: Trial; held: boolean }) {
  const also = changes === 0 ? null : trialAlso(simulation)
  return (
    <div className={classes.summary} role="status" data-changed={changes > 0 || undefined}>
      <p>{changes === 0 ? t('whatIfScreen.theseAreTheRules') : trialSummary(simulation, { held })}</p>
      {changes > 0 && <small>{[t('whatIfScreen.rulesChanged', { count: changes }), also].filter(Boolean).join(' ')}</small>}
    </div>
  )
}
