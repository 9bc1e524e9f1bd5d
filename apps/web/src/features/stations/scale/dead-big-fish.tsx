import { haptics } from '@ramplight/ui/station/haptics'
import { IconSquare, IconSquareCheck } from '@tabler/icons-react'
import type { Bag, BagAction } from '#features/weigh-in/bag/index.ts'
import { t } from './scale.texts.ts'

type DeadBigFishProps = { bag: Bag; dispatch: (action: BagAction) => void }

/** Where the big fish has to be alive: one tap says that it was not. */
export const DeadBigFish = ({ bag, dispatch }: DeadBigFishProps) => (
  <button
    type="button"
    className="rl-dead-big"
    aria-pressed={bag.bigFishDead !== undefined}
    aria-keyshortcuts="Shift+B"
    data-tone={bag.bigFishDead ? 'amber' : undefined}
    onClick={() => {
      haptics.key()
      dispatch({ type: 'big-fish-dead', dead: !bag.bigFishDead })
    }}
  >
    {bag.bigFishDead ? <IconSquareCheck aria-hidden /> : <IconSquare aria-hidden />}
    {t('deadBigFish.bigFishDead')}
  </button>
)
