import { Button } from '@mantine/core'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { weightMeant } from '@ramplight/domain/scoring/weight-meant'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { DeviceChoiceField } from '@ramplight/ui/form/device-choice-field.tsx'
import { stopAtUnreadable } from '@ramplight/ui/form/stop-at-unreadable'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { WeightField } from '@ramplight/ui/form/weight-field.tsx'
import { useRef } from 'react'
import type { Bag, BagAction } from '#features/weigh-in/bag/index.ts'
import { readWeight } from '#features/weigh-in/bag/index.ts'
import { declaredBy } from '#platform/record-form/declared.tsx'
import { unitName, writeWeight } from '#platform/values/typed-weight.ts'
import { t } from './scale.texts.ts'

const declared = declaredBy(weighInCalls.create)

type MoreSheetProps = { opened: boolean; onClose: () => void; bag: Bag; species: readonly string[]; dispatch: (action: BagAction) => void }

/** What few bags need: a judge's own penalty, and the species where a bonus depends on it. */
export function MoreSheet({ opened, onClose, bag, species, dispatch }: MoreSheetProps) {
  const { unit, penalty, penaltyReason } = bag
  const fields = useRef<HTMLDivElement>(null)
  // A penalty that cannot be read would be no penalty.
  const close = () => {
    if (!fields.current || !stopAtUnreadable(fields.current)) onClose()
  }
  return (
    <SideSheet
      opened={opened}
      onClose={close}
      title={t('moreSheet.moreForThisBag')}
      footer={<Button onClick={close}>{t('moreSheet.done')}</Button>}
    >
      <div className="rl-fields" ref={fields}>
        <WeightField
          label={t('moreSheet.manualPenalty')}
          unit={unitName[unit]}
          value={penalty}
          onChange={(weight) => dispatch({ type: 'penalty', penalty: weight || null, reason: penaltyReason })}
          parse={(text) => readWeight(text, unit)}
          format={(weight) => writeWeight(weight, unit)}
          invalidText={t('moreSheet.ouncesExample')}
          {...(unit === 'lb-oz' ? { meant: weightMeant } : {})}
        />
        <TextField
          label={t('moreSheet.reason')}
          description={t('moreSheet.shownInLog')}
          value={penaltyReason}
          maxLength={declared.longest('manualPenaltyReason')}
          onChange={(event) => dispatch({ type: 'penalty', penalty, reason: event.currentTarget.value })}
        />
        {species.length > 0 && (
          <DeviceChoiceField
            label={t('moreSheet.species')}
            description={t('moreSheet.whatSpeciesDecides')}
            value={bag.species ?? ''}
            data={[{ value: '', label: t('moreSheet.mixedOrNotSaid') }, ...species]}
            onChange={(event) => dispatch({ type: 'species', species: event.currentTarget.value || null })}
          />
        )}
      </div>
    </SideSheet>
  )
}
