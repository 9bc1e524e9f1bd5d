import { Button, Menu } from '@mantine/core'
import { FieldGroup } from '@ramplight/ui/form/fields.tsx'
import { IconButton } from '@ramplight/ui/parts/icon-button.tsx'
import { IconArrowDown, IconArrowUp, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import { withoutEmptyLists } from '../form/unset.ts'
import { RemoveRow, RowsError } from '../rows/row-buttons.tsx'
import { type TieBreak, tieBreaks } from '../words/rule-words.ts'
import { t } from './more-rules.texts.ts'
import classes from './tie-break-list.module.css'
import { addStep, mayMove, moveStep } from './tie-break-steps.ts'

const PATH = 'settings.tieBreaks'

/** What decides when weights are equal, asked from the top. */
export function TieBreakList({ form }: { form: FieldForm }) {
  const list = withoutEmptyLists(form)
  const steps = (form.get(PATH) as TieBreak[] | undefined) ?? []
  const [said, setSaid] = useState('')
  const left = (Object.keys(tieBreaks()) as TieBreak[]).filter((step) => !steps.includes(step))
  const move = (step: TieBreak, by: -1 | 1) => {
    if (!mayMove(steps, step, by)) return
    const moved = moveStep(steps, step, by)
    form.set(PATH, moved)
    setSaid(t('tieBreakList.movedTo', { name: tieBreaks()[step].name, place: moved.indexOf(step) + 1, count: moved.length }))
  }
  return (
    <FieldGroup legend={t('tieBreakList.whenWeightsAreEqual')} help={t('tieBreakList.tieBreaksHelp')}>
      {steps.length > 0 && (
        <ol className={classes.steps} id={PATH}>
          {steps.map((step, index) => {
            const { name, means } = tieBreaks()[step]
            const mover = (by: -1 | 1) => ({
              onClick: () => move(step, by),
              'aria-disabled': !mayMove(steps, step, by),
              disabled: form.readOnly,
            })
            return (
              <li key={step} className={classes.step}>
                <span className={classes.number}>{index + 1}</span>
                <span className={classes.words}>
                  <b>{name}</b>
                  <small>{means}</small>
                </span>
                <span className={classes.buttons}>
                  <IconButton icon={IconArrowUp} label={t('tieBreakList.moveUp', { name })} {...mover(-1)} />
                  <IconButton icon={IconArrowDown} label={t('tieBreakList.moveDown', { name })} {...mover(1)} />
                  <RemoveRow form={list} path={PATH} rows={steps} index={index} label={t('tieBreakList.remove', { name })} />
                </span>
              </li>
            )
          })}
        </ol>
      )}
      <RowsError form={form} path={PATH} />
      <span role="status" className="rl-sr-only">
        {said}
      </span>
      {!form.readOnly && left.length > 0 && (
        <Menu position="bottom-start" width="min(27rem, calc(100vw - 3rem))">
          <Menu.Target>
            <Button variant="default" size="xs" leftSection={<IconPlus aria-hidden />} className={classes.add}>
              {t('tieBreakList.addStep')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {left.map((step) => (
              <Menu.Item key={step} className={classes.choice} onClick={() => form.set(PATH, addStep(steps, step))}>
                {tieBreaks()[step].name}
                <small>{tieBreaks()[step].means}</small>
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </FieldGroup>
  )
}
