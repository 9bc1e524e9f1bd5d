import { asksBigFish, type Bag, type BagField } from '#features/weigh-in/bag/index.ts'
import { problemOf, speakWeight, type TypedWeight, typedText, unitName, weightOf } from '#platform/values/typed-weight.ts'
import { t } from './scale.texts.ts'

type WeightSlotsProps = { bag: Bag; onField: (field: BagField) => void; disabled?: boolean }

/** What the keys fill: the bag, and the big fish where there is more than one. */
export function WeightSlots({ bag, onField, disabled }: WeightSlotsProps) {
  return (
    <div className="rl-slots">
      <Slot bag={bag} field="bag" label={labelOf(bag)} typed={bag.bag} onField={onField} disabled={disabled} />
      {asksBigFish(bag) && (
        <Slot bag={bag} field="big" label={t('weightSlots.bigFish')} typed={bag.big} onField={onField} disabled={disabled} />
      )}
    </div>
  )
}

const labelOf = ({ lengths, oneFish }: Bag): string =>
  lengths && !oneFish ? t('weightSlots.fishNumber', { number: lengths.length + 1 }) : t(oneFish ? 'weightSlots.fish' : 'weightSlots.bag')

type SlotProps = {
  bag: Bag
  field: BagField
  label: string
  typed: TypedWeight
  onField: (field: BagField) => void
  disabled: boolean | undefined
}

function Slot({ bag, field, label, typed, onField, disabled }: SlotProps) {
  const text = bag.fish === 0 && field === 'bag' ? t('weightSlots.noFish') : typedText(typed, bag.unit)
  const weight = weightOf(typed, bag.unit)
  const lit = bag.field === field && !disabled
  return (
    <button
      type="button"
      className="rl-slot"
      data-lit={lit || undefined}
      data-field={field}
      data-problem={problemOf(typed, bag.unit) !== null || undefined}
      disabled={disabled}
      aria-pressed={lit}
      aria-keyshortcuts={field === 'big' ? 'b' : 'u'}
      onClick={() => onField(field)}
    >
      <span className="rl-slot__label">
        {label} <small>{unitName[bag.unit]}</small>
      </span>
      <span className="rl-slot__text" data-empty={text === '' || undefined}>
        {text || '—'}
        {lit && <i aria-hidden />}
      </span>
      {weight !== null && <span className="rl-sr-only">{speakWeight(weight, bag.unit)}</span>}
    </button>
  )
}
