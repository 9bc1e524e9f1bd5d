import { Button, Radio } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { t } from './form.texts.ts'

export type PickerSide = {
  /** The value in the words of its field: `14-07`, `$130.00`, `Flight 2`. */
  text: string
  /** Who said so, and when: "Ana Delgado, 3:12 PM". */
  by?: string | undefined
}
export type DuplicateField = { key: string; label: string; left: PickerSide; right: PickerSide }
export type PickedSide = 'left' | 'right'

type DuplicateFieldPickerProps = {
  fields: readonly DuplicateField[]
  /** "Yours", "Theirs". */
  leftName: string
  rightName: string
  /** Verb and noun: "Save choices". */
  doneLabel: string
  saving?: boolean
  onDone: (picked: Record<string, PickedSide>) => void
  /** Beside the button: what else can be done. */
  actions?: ReactNode
}

/** Two say different things of the same fields: a person chooses for each, or one side for all. Nothing is chosen beforehand. */
export function DuplicateFieldPicker(props: DuplicateFieldPickerProps) {
  const { fields, leftName, rightName, doneLabel, saving, onDone, actions } = props
  const [picked, setPicked] = useState<Record<string, PickedSide>>({})
  const open = fields.filter(({ key }) => !picked[key]).length
  const takeAll = (side: PickedSide) => setPicked(Object.fromEntries(fields.map(({ key }) => [key, side])))
  return (
    <div className="rl-picker">
      {fields.length > 1 && (
        <div className="rl-picker__all">
          <Button variant="default" size="xs" onClick={() => takeAll('left')}>
            {t('duplicateFieldPicker.useLeftForAll')}
          </Button>
          <Button variant="default" size="xs" onClick={() => takeAll('right')}>
            {t('duplicateFieldPicker.useRightForAll')}
          </Button>
        </div>
      )}
      {fields.map(({ key, label, left, right }) => (
        <Radio.Group
          key={key}
          label={label}
          value={picked[key] ?? null}
          onChange={(side) => setPicked({ ...picked, [key]: side as PickedSide })}
        >
          <div className="rl-picker__sides">
            <SideCard side="left" name={leftName} {...left} />
            <SideCard side="right" name={rightName} {...right} />
          </div>
        </Radio.Group>
      ))}
      <div className="rl-picker__done">
        {actions}
        <Button onClick={() => onDone(picked)} loading={saving ?? false} disabled={open > 0}>
          {doneLabel}
        </Button>
      </div>
      {open > 0 && (
        <p className="rl-picker__open" role="status">
          {t('duplicateFieldPicker.fieldsToChoose', { fields: open })}
        </p>
      )}
    </div>
  )
}

const SideCard = ({ side, name, text, by }: PickerSide & { side: PickedSide; name: string }) => (
  <Radio.Card value={side} className="rl-picker__side" aria-label={[`${name}: ${text}`, by].filter(Boolean).join(', ')}>
    <Radio.Indicator />
    <span>
      <small>{name}</small>
      <b>{text}</b>
      {by && <small>{by}</small>}
    </span>
  </Radio.Card>
)
