import { Button } from '@mantine/core'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { IconButton } from '@ramplight/ui/parts/icon-button.tsx'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/query.ts'
import { useBoardHold } from '../board-hold/board-hold.queries.ts'
import { figuresOf, type Results } from '../screen/results-view.ts'
import { Changed } from './changed.tsx'
import { CheckStep } from './check-step.tsx'
import classes from './close-out.module.css'
import { t } from './close-out.texts.ts'
import { FinalizeStep } from './finalize-step.tsx'
import { PayoutsStep } from './payouts-step.tsx'
import { differ, previewChanges } from './preview-changes.ts'
import { StepStrip } from './step-strip.tsx'
import { useFinalize } from './use-finalize.ts'
import { whatFinalizingWrites } from './what-finalizing-writes.ts'
import { WrittenList } from './written-list.tsx'

export const CLOSE_OUT_STEPS = ['check', 'payouts', 'written', 'finalize'] as const
export type CloseOutStep = (typeof CLOSE_OUT_STEPS)[number]

const labels = (): Record<CloseOutStep, string> => ({
  check: t('closeOut.check'),
  payouts: t('closeOut.payouts'),
  written: t('closeOut.whatIsRecorded'),
  finalize: t('closeOut.finalize'),
})

type Props = { results: Results; base: string; step: CloseOutStep; onStep: (step: CloseOutStep) => void; onLeave: () => void }

/** Four steps from weights to an official result. Nothing is written before the last button has been held. */
export function CloseOut({ results, base, step, onStep, onLeave }: Props) {
  const { tournament, preview, words } = results
  const [seen, setSeen] = useState(preview)
  const season = useQuery({ ...queryOf(seasonCalls.get, { params: { id: tournament.season ?? '' } }), enabled: !!tournament.season })
  const changed = differ(figuresOf(seen), figuresOf(preview))
  // What was saved without moving a figure asks nobody to look again.
  const finalize = useFinalize(tournament._id, changed ? seen.revision : preview.revision, onLeave)
  const at = CLOSE_OUT_STEPS.indexOf(step)
  const next = CLOSE_OUT_STEPS[at + 1]
  const before = CLOSE_OUT_STEPS[at - 1]
  const { held } = useBoardHold(tournament._id)
  const written = whatFinalizingWrites(results, season.data ?? null, held !== null)
  return (
    <Section
      title={t('closeOut.closeOut')}
      note={t('closeOut.nothingIsSavedYet')}
      actions={<IconButton icon={IconX} label={t('closeOut.leaveTheCloseOut')} onClick={onLeave} />}
    >
      <StepStrip steps={CLOSE_OUT_STEPS} labels={labels()} at={step} onStep={onStep} />
      <div className={classes.body}>
        {changed && <Changed lines={previewChanges(figuresOf(seen), figuresOf(preview), words)} onLook={() => setSeen(preview)} />}
        {step === 'check' && <CheckStep results={results} />}
        {step === 'payouts' && <PayoutsStep results={results} base={base} />}
        {step === 'written' && <WrittenList lines={written} />}
        {step === 'finalize' && <FinalizeStep results={results} written={written} finalize={finalize} changed={changed} />}
      </div>
      <div className={classes.foot}>
        {before && (
          <Button variant="default" onClick={() => onStep(before)}>
            {t('closeOut.back')}
          </Button>
        )}
        {next && (
          <Button data-next onClick={() => onStep(next)}>
            {t('closeOut.nextStep', { step: labels()[next] })}
          </Button>
        )}
      </div>
    </Section>
  )
}
