import type { Weight } from '@ramplight/domain/kernel/units'
import { measured } from '@ramplight/domain/weigh-in/measured'
import { IconX } from '@tabler/icons-react'
import type { Bag } from '#features/weigh-in/bag/index.ts'
import { writeWeight } from '#platform/values/typed-weight.ts'
import { t } from './scale.texts.ts'

type FishListProps = { bag: Bag; lengths: readonly Weight[]; onDrop: (index: number) => void; disabled: boolean }

/** The fish of a boat that were measured, in their order; those that a longer one has put out stay to be seen. */
export function FishList({ bag, lengths, onDrop, disabled }: FishListProps) {
  const { counted } = measured(lengths, bag.counting)
  return (
    <ol className="rl-fishes" aria-label={t('fishList.measured')}>
      {lengths.map((length, index) => {
        const text = writeWeight(length, bag.unit)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fish may be of one length, and the order is theirs
          <li key={index} data-culled={!counted[index] || undefined}>
            <button
              type="button"
              disabled={disabled}
              onClick={() => onDrop(index)}
              aria-label={t(counted[index] ? 'fishList.takeOut' : 'fishList.takeOutCulled', { length: text })}
            >
              {text} <IconX size={16} stroke={2} aria-hidden />
            </button>
          </li>
        )
      })}
    </ol>
  )
}
