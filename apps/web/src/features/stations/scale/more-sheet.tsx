import { Button } from '@mantine/core'
import type { Settings } from '@ramplight/domain/scoring/types'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { stopAtUnreadable } from '@ramplight/ui/form/stop-at-unreadable'
import { useRef } from 'react'
import type { Bag, BagAction } from '#features/weigh-in/bag/index.ts'
import { BagDetailFields } from '#features/weigh-in/views/index.ts'
import { t } from './scale.texts.ts'

type MoreSheetProps = {
  opened: boolean
  onClose: () => void
  bag: Bag
  rules: Settings['weight']
  dispatch: (action: BagAction) => void
}

/** What few bags need, out of the way of the others. */
export function MoreSheet({ opened, onClose, bag, rules, dispatch }: MoreSheetProps) {
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
        <BagDetailFields
          values={bag}
          mostAlive={bag.fish - bag.dead}
          rules={rules}
          onChange={(details) => dispatch({ type: 'details', details })}
        />
      </div>
    </SideSheet>
  )
}
